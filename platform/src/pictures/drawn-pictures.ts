import { drawArt } from '@understudy/art'
import { MERCHANT_CONFIGS, markName } from '@understudy/merchants'
import { LRUCache } from 'lru-cache'
import type { HttpAnswer, Route } from '../binding/http.ts'

/** Upper bound of cached pictures, bytes. */
const LIMIT = 32 * 1024 * 1024

export type DrawnArt = LRUCache<string, string>

/** LRU cache of the pictures a process has rendered. */
export const drawnArt = (): DrawnArt =>
  new LRUCache({ maxSize: LIMIT, sizeCalculation: (svg, path) => svg.length + path.length * 2 + 100 })

/** Logos of merchants are not generated: they are files in the merchants' folders. */
const MARKS = new Map(MERCHANT_CONFIGS.map((merchant) => [`mark/${markName(merchant)}.svg`, merchant.mark]))

/** The route of pictures that are a pure function of their URL: rendered once, cached here and by clients for ever. */
export const drawnPictures = (drawn: DrawnArt): Route => ({
  method: 'GET',
  path: '/img/*',
  answer({ params }) {
    const path = (params as { '*': string })['*']
    const existing = MARKS.get(path) ?? drawn.get(path)
    const svg = existing ?? drawArt(path)
    if (svg === undefined) return NO_PICTURE
    if (existing === undefined) drawn.set(path, svg)
    return {
      status: 200,
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      },
      body: svg,
    }
  },
})

export const NO_PICTURE: HttpAnswer = {
  status: 404,
  headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  body: 'There is no such picture.',
}
