import { ART_VERSION } from '@understudy/art'

/** Returns an art path without a picture, so that the client shows its fallback. */
export const missingArt = (kind: string, id: string | number): string => `/img/${ART_VERSION}/${kind}/missing-${id}.svg`
