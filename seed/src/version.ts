import { fileURLToPath } from 'node:url'
import { sourceVersion } from '@understudy/art/source-version'
import { MERCHANTS_VERSION } from '@understudy/merchants'

/** Replaced by the build, because a bundle has no sources beside it. */
declare const __SEED_VERSION__: string | undefined

const FOLDERS = ['seed', 'art', 'contracts', 'merchants'].map((name) =>
  fileURLToPath(new URL(`../../${name}/src/`, import.meta.url)),
)

const sources = () => (typeof __SEED_VERSION__ === 'string' ? __SEED_VERSION__ : sourceVersion(...FOLDERS))

/**
 * Returns a version that changes with the sources of seeded worlds, and with the merchants' settings, which are read at
 * run time. Templates of another version are rebuilt.
 */
export const seedVersion = (): string => `${sources()}-${MERCHANTS_VERSION}`
