import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

/**
 * Serves a folder as a static host does: files by their paths, `404.html` for anything else.
 * @param {string} folder @param {number} port 0 for any that is free
 * @param {string} [below] the path that the folder stands at
 */
export async function serveFolder(folder, port, below = '/') {
  const files = sirv(folder, { dev: true, etag: true })
  const host = createServer((request, reply) => {
    const isBelow = request.url?.startsWith(below)
    if (isBelow) request.url = `/${request.url?.slice(below.length)}`
    const missing = () => {
      reply.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      reply.end(isBelow ? readFileSync(join(folder, '404.html')) : 'Not found')
    }
    if (isBelow) files(request, reply, missing)
    else missing()
  })
  await new Promise((resolve) => host.listen(port, '127.0.0.1', () => resolve(undefined)))
  const { port: own } = /** @type {import('node:net').AddressInfo} */ (host.address())
  return {
    address: `http://localhost:${own}${below}`,
    close() {
      host.closeAllConnections()
      return new Promise((resolve) => host.close(resolve))
    },
  }
}
