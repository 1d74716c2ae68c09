import { drawArt } from '@understudy/seed/art'
import type { FastifyInstance } from 'fastify'

const KEPT = 3_000

/** Pictures are a function of their address: drawn once, kept, cached for ever by whoever asks. */
export function serveArt(app: FastifyInstance): void {
  const drawn = new Map<string, string>()
  app.get<{ Params: { '*': string } }>('/img/*', (request, reply) => {
    const path = request.params['*']
    const svg = drawn.get(path) ?? drawArt(path)
    if (svg === undefined)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no such picture.')
    if (!drawn.has(path)) {
      if (drawn.size >= KEPT) drawn.clear()
      drawn.set(path, svg)
    }
    return reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(svg)
  })
}
