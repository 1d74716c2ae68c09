import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { FILES_ROOT } from '../../files/folders.ts'

const STAGE = join(FILES_ROOT, 'stage')
const FONT = 'noto-sans-arabic-urdu-400.woff2'
const SCRIPT = /<script>([\s\S]*?)<\/script>/g

/**
 * Serves the page that checks draws and rounds: one file, font included. Its policy lets it run its own scripts and reach
 * nothing, so it works as well without a network and as a saved file.
 */
export function serveFairPage(stage: FastifyInstance): void {
  const font = readFileSync(join(STAGE, 'shared/fonts', FONT)).toString('base64')
  const file = readFileSync(join(STAGE, 'fairness/page/fair.html'), 'utf8')
  const html = file.replace(FONT, `data:font/woff2;base64,${font}`)
  const hashes = [...html.matchAll(SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const policy = [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  stage.get('/fair', (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html),
  )
}
