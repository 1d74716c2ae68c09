import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { PICTURE_NAME, PICTURES_FOLDER, PICTURES_PATH } from '../files/scenario-pictures.ts'

/** Serves the pictures of scenarios. Their names are of their content, so they are cached for ever. */
export function servePictures(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { name: string } }>(`${PICTURES_PATH}:name`, (request, reply) => {
    const { name } = request.params
    const file = join(folder, PICTURES_FOLDER, name)
    if (!PICTURE_NAME.test(name) || !statSync(file, { throwIfNoEntry: false })?.isFile())
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(createReadStream(file))
  })
}
