import { ART_VERSION } from '@understudy/art'

/** A path of the art endpoint that draws nothing, so that the client's default picture shows. */
export const missingArt = (kind: string, id: string | number): string => `/img/${ART_VERSION}/${kind}/missing-${id}.svg`
