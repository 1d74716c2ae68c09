import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { STAGE_FILES } from '../files/folders.ts'

const FONT = 'noto-sans-arabic-urdu-400.woff2'
/** Modules of the page, each before those that import it. */
const MODULES = ['outcomes.js', 'texts.js', 'fair.js']

/** Joins the page to one file, font included, so that it works as well without a network and as a saved file. */
export function joinFairPage(): { html: string; script: string } {
  const part = (name: string) => readFileSync(join(STAGE_FILES, 'fairness/page', name), 'utf8')
  const font = readFileSync(join(STAGE_FILES, 'shared/fonts', FONT)).toString('base64')
  const styles = part('fair.css').replace(FONT, `data:font/woff2;base64,${font}`)
  // The modules import one another only, so that they can be one script.
  const script = MODULES.map((name) => part(name).replace(/^import .*\n|^export /gm, '')).join('\n')
  const html = part('fair.html')
    .replace('<link rel="stylesheet" href="fair.css" />', () => `<style>${styles}</style>`)
    .replace('<script type="module" src="fair.js"></script>', () => `<script type="module">${script}</script>`)
  return { html, script }
}

/** Serves the page that checks draws and rounds. Its policy lets it run its own script and reach nothing. */
export function serveFairPage(stage: FastifyInstance): void {
  const { html, script } = joinFairPage()
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
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
