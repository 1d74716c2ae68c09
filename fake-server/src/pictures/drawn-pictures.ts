import { drawArt } from '@understudy/art'
import { MERCHANT_CONFIGS, markName } from '@understudy/merchants'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Upper bound of cached pictures, bytes. */
const LIMIT = 32 * 1024 * 1024

export type DrawnArt = LRUCache<string, string>

/** LRU cache of the pictures a process has rendered. */
export const drawnArt = (): DrawnArt =>
  new LRUCache({ maxSize: LIMIT, sizeCalculation: (svg, path) => svg.length + path.length * 2 + 100 })

/** Logos of merchants are not generated: they are files in the merchants' folders. */
const MARKS = new Map(MERCHANT_CONFIGS.map((merchant) => [`mark/${markName(merchant)}.svg`, merchant.mark]))

/** Serves pictures, which are a pure function of their URL: rendered once, cached here and by clients for ever. */
export function serveArt(app: FastifyInstance, drawn: DrawnArt): void {
  app.get<{ Params: { '*': string } }>('/img/*', (request, reply) => {
    const path = request.params['*']
    const existing = MARKS.get(path) ?? drawn.get(path)
    const svg = existing ?? drawArt(path)
    if (svg === undefined)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no such picture.')
    if (existing === undefined) drawn.set(path, svg)
    return reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(svg)
  })
}
