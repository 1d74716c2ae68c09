import { join } from 'node:path'
import { sourceVersion } from '@understudy/art/source-version'
import { schemaVersion } from '@understudy/platform/storage/schema.ts'
import { seedVersion } from '@understudy/seed'
import { PROJECT_ROOT } from './folders.ts'

/** Injected by the build, as a bundle has no sources beside it. */
declare const __LOADER_VERSION__: string | undefined

/** Changes whenever a source that loads the seed into a world changes. */
const loaderVersion = () =>
  typeof __LOADER_VERSION__ === 'string'
    ? __LOADER_VERSION__
    : sourceVersion(join(PROJECT_ROOT, 'platform/src/'), join(PROJECT_ROOT, 'stage/src/'))

/** Changes whenever the template of a scenario could differ, so that nobody has to bump it by hand. */
export const templateVersion = (): string => `${schemaVersion()}.${seedVersion()}.${loaderVersion()}`
