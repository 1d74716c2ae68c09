import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { FILES_ROOT } from '../../shared/folders.ts'

const SCRIPT = /<script>([\s\S]*?)<\/script>/g

/**
 * Serves the page that checks draws and rounds: one file without any other, which may run its own scripts and reach
 * nothing, so that it works as well without a network and as a saved file.
 */
export function serveFairPage(stage: FastifyInstance): void {
  const html = readFileSync(join(FILES_ROOT, 'stage/fairness/page/fair.html'), 'utf8')
  const hashes = [...html.matchAll(SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const policy = `default-src 'none'; script-src ${hashes.join(' ')}; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  stage.get('/fair', (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html),
  )
}
