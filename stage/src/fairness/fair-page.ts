import type { Route } from '@understudy/platform/binding/http.ts'
import { sha256 } from '@understudy/platform/shared/digests.ts'
import { stageFiles } from '../stage-files.ts'

const FONT = 'noto-sans-arabic-urdu-400.woff2'
/** Modules of the page, each before those that import it. */
const MODULES = ['outcomes.js', 'texts.js', 'fair.js']

/** Joins the page to one file, font included, so that it works as well without a network and as a saved file. */
export function joinFairPage(): { html: string; script: string } {
  const part = (name: string) => stageFiles().text(`fairness/page/${name}`)
  const font = stageFiles().base64(`shared/fonts/${FONT}`)
  const styles = part('fair.css').replace(FONT, `data:font/woff2;base64,${font}`)
  // The modules import one another only, so that they can be one script.
  const script = MODULES.map((name) => part(name).replace(/^import .*\n|^export /gm, '')).join('\n')
  const html = part('fair.html')
    .replace('<link rel="stylesheet" href="fair.css" />', () => `<style>${styles}</style>`)
    .replace('<script type="module" src="fair.js"></script>', () => `<script type="module">${script}</script>`)
  return { html, script }
}

/** The page that checks draws and rounds. Its policy lets it run its own script and reach nothing. */
export function fairPage(): Route {
  let page: { html: string; policy: string } | undefined
  return {
    method: 'GET',
    path: '/fair',
    answer() {
      page ??= madePage()
      return {
        status: 200,
        headers: {
          'content-security-policy': page.policy,
          'cache-control': 'no-cache',
          'content-type': 'text/html; charset=utf-8',
        },
        body: page.html,
      }
    },
  }
}

function madePage() {
  const { html, script } = joinFairPage()
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${sha256(script).toString('base64')}'`,
    "style-src 'unsafe-inline'",
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, policy }
}
