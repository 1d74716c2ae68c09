/** What the build takes from the sources into the worker. */
declare module 'virtual:built' {
  import type { MigrationMeta } from 'drizzle-orm/migrator'

  export const migrations: MigrationMeta[]
  /** Texts of the stage's pages by their path, and fonts as Base64. */
  export const stageTexts: Readonly<Record<string, string>>
  export const stageFonts: Readonly<Record<string, string>>
  /** The files of the folder, without the worker. */
  export const buildFiles: readonly string[]
  /** Changes with any of them. */
  export const buildName: string
}
