import { fileURLToPath } from 'node:url'
import { sourceVersion } from './source-version.ts'

/** Replaced by the build, because a bundle has no sources beside it. */
declare const __ART_VERSION__: string | undefined

/** Part of every address. Pictures are cached for ever, so it changes with any source of theirs. */
export const ART_VERSION: string =
  typeof __ART_VERSION__ === 'string' ? __ART_VERSION__ : sourceVersion(fileURLToPath(new URL('.', import.meta.url)))
