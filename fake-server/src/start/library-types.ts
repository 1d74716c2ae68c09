// Plain types on purpose: they are published, while the internal types they derive from are not.

export interface StartOptions {
  /** Default: a free port. The stage's port defaults to the next one, or to a free one. */
  port?: number
  stagePort?: number
  /** Folder of durable worlds; default `.understudy`. */
  dataDir?: string
  /** Folder of scenarios as files. */
  scenariosDir?: string
  controlToken?: string
  /** A call that names no world is an error. */
  strictWorlds?: boolean
}

export interface Started {
  /** Address of the app and the platform. */
  url: string
  /** Address of the staged third parties. */
  stageUrl: string
  close(): Promise<void>
}

export type Start = (options?: StartOptions) => Promise<Started>
