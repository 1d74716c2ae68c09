import { createRequire } from 'node:module'
import { fromRoot } from './root.mjs'

const require = createRequire(fromRoot('fake-server/package.json'))

/**
 * Serves a folder as a static host does: files by their paths, `404.html` for anything else.
 * @param {string} folder @param {number} port 0 for any that is free
 * @param {string} [below] the path that the folder stands at
 */
export async function serveFolder(folder, port, below = '/') {
  const host = require('fastify')({ forceCloseConnections: true })
  await host.register(require('@fastify/static'), {
    root: folder,
    prefix: below,
    dotfiles: 'ignore',
    cacheControl: false,
  })
  host.setNotFoundHandler((/** @type {unknown} */ _request, /** @type {any} */ reply) =>
    reply.code(404).sendFile('404.html'),
  )
  await host.listen({ port, host: '127.0.0.1' })
  return {
    address: `http://localhost:${host.server.address().port}${below}`,
    close: () => /** @type {Promise<void>} */ (host.close()),
  }
}
