import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type ControlAccess, requireControlAccess } from '@understudy/steering/access/authorize.ts'
import type { FastifyInstance } from 'fastify'
import { contentPolicy } from './built-page.ts'
import { controlScope } from './control-scope.ts'

const PREFIX = '/__control/atlas/'
const POLICY = contentPolicy({ ancestors: "'none'" })

const MISSING = `There is no atlas yet. In the folder of the project run

    npm run build && npm run atlas

and load this page again. A part of it is made faster, as docs/atlas.md says.
`

/**
 * Serves the folder that `npm run atlas` writes, or says that command. Only callers who may steer can read it, as its
 * links open states.
 */
export async function serveAtlas(app: FastifyInstance, access: ControlAccess, root: string): Promise<void> {
  await controlScope(
    app,
    (request) => void requireControlAccess(request, access),
    async (scope) => {
      // Trailing slashes are ignored by the router, but relative links on the page need one.
      scope.get('/__control/atlas', (_request, reply) => reply.redirect(`${PREFIX}index.html`, 303))
      scope.addHook('onRequest', async (_request, reply) => {
        if (!existsSync(join(root, 'index.html'))) return reply.code(404).type('text/plain').send(MISSING)
      })
      await scope.register(fastifyStatic, {
        root,
        prefix: PREFIX,
        cacheControl: false,
        decorateReply: false,
        dotfiles: 'ignore',
        // It may be made later.
        suppressWarning: true,
        setHeaders: (reply) => {
          void reply.header('cache-control', 'no-cache')
          void reply.header('content-security-policy', POLICY)
        },
      })
    },
  )
}
