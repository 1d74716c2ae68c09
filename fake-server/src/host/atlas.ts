import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { controlScope } from '../control/control-scope.ts'
import { type ControlAccess, checkReach } from '../control/gate.ts'
import { contentPolicy } from './built-page.ts'

const PREFIX = '/__control/atlas/'
const POLICY = contentPolicy({ ancestors: "'none'" })

/** Whether `npm run atlas` has written there. */
export const atlasIn = (root: string) => existsSync(join(root, 'index.html'))

/**
 * The folder that `npm run atlas` wrote, to be read by whoever may steer, where it lay there when the server started.
 * Its links are the states themselves, so it is no page for anybody else.
 */
export async function serveAtlas(app: FastifyInstance, access: ControlAccess, root: string): Promise<void> {
  await controlScope(
    app,
    (request) => void checkReach(request, access),
    async (scope) => {
      // Trailing slashes are ignored here, and what stands on the page is named beside it.
      scope.get('/__control/atlas', (_request, reply) => reply.redirect(`${PREFIX}index.html`, 303))
      if (!atlasIn(root)) {
        scope.get(`${PREFIX}*`, (_request, reply) =>
          reply.code(404).type('text/plain').send('There is no atlas: npm run atlas writes it, then start again.'),
        )
        return
      }
      await scope.register(fastifyStatic, {
        ...{ root, prefix: PREFIX, cacheControl: false, decorateReply: false, dotfiles: 'ignore' },
        setHeaders: (reply) => {
          void reply.header('cache-control', 'no-cache')
          void reply.header('content-security-policy', POLICY)
        },
      })
    },
  )
}
