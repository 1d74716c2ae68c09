import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { openerPolicy } from '../binding/front.ts'
import { refuseAsProblem } from '../control/bind-control.ts'
import type { ControlAccess } from '../control/gate.ts'
import { ControlProblem } from '../control/problem.ts'

const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The console, where worlds may be steered. Page and script tell nothing by themselves, and a page cannot send a
 * token: so they are there wherever the control API is, which every call they make asks for its leave.
 */
export async function serveConsole(app: FastifyInstance, access: ControlAccess, root: string): Promise<void> {
  const page = join(root, 'index.html')
  await app.register(async (scope) => {
    scope.addHook('onRequest', async () => {
      if (!access.loopbackOnly && access.token === undefined)
        throw new ControlProblem(404, 'control.off', 'Not found', 'The control API is off.')
    })
    scope.setErrorHandler(refuseAsProblem)
    let html: Buffer | undefined
    scope.get('/__control', (request, reply) => {
      if (!existsSync(page)) return reply.code(503).type('text/plain').send('The console is not built: npm run build.')
      html ??= readFileSync(page)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .headers(openerPolicy(request))
        .header('content-security-policy', POLICY)
        .send(html)
    })
    if (existsSync(root))
      await scope.register(fastifyStatic, {
        root: join(root, 'assets'),
        prefix: '/__control/console/assets/',
        decorateReply: false,
        index: false,
        cacheControl: false,
        setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
      })
  })
}
