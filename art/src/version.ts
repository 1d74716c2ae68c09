import { fileURLToPath } from 'node:url'
import { sourceVersion } from './source-version.ts'

/** Put there by the build, as a bundle has no sources beside it. */
declare const __ART_VERSION__: string | undefined

/** Part of every address: pictures are cached for ever, so it is another one when any source of theirs is. */
export const ART_VERSION: string =
  typeof __ART_VERSION__ === 'string' ? __ART_VERSION__ : sourceVersion(fileURLToPath(new URL('.', import.meta.url)))
