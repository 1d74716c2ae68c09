// Plain types on purpose: they are published, and what they are made of inside is not.

export interface StartOptions {
  /** A free one when not given; the stage's is then the next, or a free one too. */
  port?: number
  stagePort?: number
  /** Where durable worlds are kept; `.understudy` when not given. */
  dataDir?: string
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
