import { createRequire } from 'node:module'
import { fromRoot } from './root.mjs'

const require = createRequire(fromRoot('fake-server/package.json'))

/**
 * Serves a folder as a static host does: files by their paths, `404.html` for anything else. Gives its address.
 * @param {string} folder @param {number} port 0 for any that is free
 * @param {string} [below] the path that the folder stands at
 */
export async function serveFolder(folder, port, below = '/') {
  const app = require('fastify')()
  await app.register(require('@fastify/static'), { root: folder, prefix: below, dotfiles: 'ignore' })
  app.setNotFoundHandler((/** @type {unknown} */ _request, /** @type {any} */ reply) =>
    reply.code(404).sendFile('404.html'),
  )
  await app.listen({ port, host: '127.0.0.1' })
  return `http://localhost:${app.server.address().port}${below}`
}
