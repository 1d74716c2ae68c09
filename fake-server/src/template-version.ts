import { join } from 'node:path'
import { sourceVersion } from '@understudy/art/source-version'
import { seedVersion } from '@understudy/seed'
import { PACKAGE_ROOT } from './world/folders.ts'
import { SCHEMA_VERSION } from './world/schema.ts'

/** Put there by the build, as a bundle has no sources beside it. */
declare const __LOADER_VERSION__: string | undefined

/** Another one whenever a source is that loads the seed into a world. */
const loaderVersion = () =>
  typeof __LOADER_VERSION__ === 'string' ? __LOADER_VERSION__ : sourceVersion(join(PACKAGE_ROOT, 'src/'))

/** Another one whenever a template of the same scenario could come out differently, so that nobody has to remember it. */
export const templateVersion = (): string => `${SCHEMA_VERSION}.${seedVersion()}.${loaderVersion()}`
