import type { Platform } from '@understudy/platform/binding/platform.ts'
import type { FastifyInstance } from 'fastify'

/** Calls from the app's origin; those of the stage's own pages are same-origin. */
const CALLED = /^\/(cloud\/[^/]+\/(state|sms|confirm|token)|push\/[^/]+\/(subscriptions|messages))$/

/** Adds CORS headers for the app's origin, and no other. */
export function answerApp(stage: FastifyInstance, platform: Platform): void {
  stage.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    if (!CALLED.test(path)) return
    void reply.header('vary', 'origin')
    const { app } = platform.origins(request)
    if (request.headers.origin !== app) return
    void reply
      .header('access-control-allow-origin', app)
      .header('access-control-expose-headers', 'x-world-time, x-world-clock')
    if (request.method !== 'OPTIONS') return
    return reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type, language')
      .header('access-control-max-age', '600')
      .code(204)
      .send()
  })
}
