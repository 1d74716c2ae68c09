import type { FastifyInstance } from 'fastify'
import type { Platform } from '../binding/platform.ts'
import { proofPicturesRepository } from '../features/deposits/index.ts'
import { picturesRepository } from '../features/member/index.ts'
import { uploadsRepository } from '../features/uploads/index.ts'

/** Serves uploaded pictures; their names are random, never reused, and contain their world. */
export function servePictures(app: FastifyInstance, { worlds }: Pick<Platform, 'worlds'>): void {
  app.get<{ Params: { world: string; name: string } }>('/img/upload/:world/:name', (request, reply) => {
    const { world, name } = request.params
    const owner = worlds.find(world)
    const plain = name.replace(/[.]webp$/, '')
    const bytes =
      owner?.use(picturesRepository).byName(plain) ??
      owner?.use(proofPicturesRepository).byName(plain) ??
      owner?.use(uploadsRepository).byName(plain)
    if (!bytes)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no such picture.')
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .send(bytes)
  })
}
