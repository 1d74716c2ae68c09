import type { FastifyInstance } from 'fastify'

/** Serves the check of containers and CI: whether this process answers, whatever worlds it has and however many. */
export const serveHealth = (app: FastifyInstance): void =>
  void app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('ok'))
