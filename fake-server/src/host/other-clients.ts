import cors from '@fastify/cors'
import { isPlatformPath } from '@understudy/platform/binding/app-pages.ts'
import type { FastifyInstance } from 'fastify'

/** Lets pages of other origins call the platform, and nothing else here: neither the control API nor the app's pages. */
export async function allowOtherClients(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    delegator: ({ url }, done) =>
      done(null, {
        origin: isPlatformPath(url) ? [...origins] : false,
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        exposedHeaders: [
          'x-world',
          'x-world-time',
          'x-world-clock',
          'x-world-revision',
          'x-fault',
          'x-understudy-hint',
          'content-disposition',
        ],
        maxAge: 600,
      }),
  })
}
