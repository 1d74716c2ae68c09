import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ControlAccess } from '@understudy/steering/access/authorize.ts'
import { ControlProblem } from '@understudy/steering/api/control-problem.ts'
import type { FastifyInstance } from 'fastify'
import { contentPolicy, pageHeaders, serveAssets } from './built-page.ts'
import { controlScope } from './control-scope.ts'
import type { WebHost } from './web-app.ts'

/** The console's page of all calls, to which an older URL redirects. */
const REFERENCE = '/__control/#/endpoints'

/**
 * Serves the console, which steers worlds. Its page and script contain no secrets, and a page load cannot carry a token,
 * so they are served wherever the control API is; each call they make is authorized by it.
 */
export async function serveConsole(
  app: FastifyInstance,
  access: ControlAccess,
  { console: root }: Pick<WebHost, 'console'>,
  phones: readonly string[],
): Promise<void> {
  const page = join(root, 'index.html')
  // It frames the app, the phones, and its own back office beside them.
  const policy = contentPolicy({ frames: ["'self'", ...phones].join(' '), ancestors: "'self'" })
  const gate = () => {
    if (!access.loopbackOnly && access.token === undefined)
      throw new ControlProblem(404, 'control.off', 'Not found', 'The control API is off.')
  }
  await controlScope(app, gate, async (scope) => {
    let html: string | undefined
    scope.get('/__control', (request, reply) => {
      if (!existsSync(page)) return reply.code(503).type('text/plain').send('The console is not built: npm run build.')
      html ??= readFileSync(page, 'utf8')
      return pageHeaders(request, reply, policy).send(html)
    })
    scope.get('/__control/reference', (_request, reply) => reply.redirect(REFERENCE))
    await serveAssets(scope, root, { prefix: '/__control/console/assets/' })
  })
}
