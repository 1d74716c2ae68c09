/** What the build takes from the sources into the worker. */
declare module 'virtual:built' {
  import type { MigrationMeta } from 'drizzle-orm/migrator'

  export const migrations: MigrationMeta[]
  /** The files of the folder, without the worker. */
  export const buildFiles: readonly string[]
  /** Changes with any of them. */
  export const buildName: string
}
