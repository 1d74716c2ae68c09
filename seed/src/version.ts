import { fileURLToPath } from 'node:url'
import { sourceVersion } from '@understudy/art/source-version'
import { MERCHANTS_VERSION } from '@understudy/merchants'

/** Put there by the build, as a bundle has no sources beside it. */
declare const __SEED_VERSION__: string | undefined

const FOLDERS = ['seed', 'art', 'contracts', 'merchants'].map((name) =>
  fileURLToPath(new URL(`../../${name}/src/`, import.meta.url)),
)

const sources = () => (typeof __SEED_VERSION__ === 'string' ? __SEED_VERSION__ : sourceVersion(...FOLDERS))

/**
 * Another one whenever a source of seeded worlds is, or what is told of a merchant, which is read while the server runs:
 * a template of another version is made again.
 */
export const seedVersion = (): string => `${sources()}-${MERCHANTS_VERSION}`
