import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from '../support/e2e.ts'

/** The app's sanitiser and its previews, as a script for an empty page. */
async function sanitiser(): Promise<string> {
  const entry = fileURLToPath(new URL('../support/content-tools.ts', import.meta.url))
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'content' } },
  })
  const [bundle] = Array.isArray(output) ? output : [output]
  if (!bundle || !('output' in bundle)) throw new Error('The sanitiser was not built')
  return bundle.output[0].code
}

let code: string
test.beforeAll(async () => {
  code = await sanitiser()
})

declare const content: { sanitise: (html: string) => DocumentFragment; plainText: (html: string) => string }

const KEPT = [
  '<h2>Title</h2><p>A <strong>bold</strong> <em>word</em><br>and <u>more</u></p>',
  '<ul><li>one</li></ul><ol><li>two</li></ol><blockquote>said</blockquote>',
  '<table><caption>c</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td colspan="2">d</td></tr></tbody></table>',
  '<a href="/m/activity">in</a><a href="mailto:a@b.example">mail</a><a href="tel:+92300">call</a>',
  '<img src="/img/a.svg" alt="a"><img src="https://cdn.example/a.png" alt="b"><img src="data:image/png;base64,AA==" alt="c">',
]

const LOST: Record<string, [html: string, left: string]> = {
  'a script': ['<p>a</p><script>x()</script>', '<p>a</p>'],
  'a handler': ['<img src="/a.png" alt="" onerror="x()">', '<img src="/a.png" alt="">'],
  'a drawing with a handler': ['<svg onload="x()"><circle r="9"></circle></svg>b', 'b'],
  'a style sheet': ['<style>body{display:none}</style>b', 'b'],
  'a style': ['<p style="position:fixed">a</p>', '<p>a</p>'],
  'a frame': ['<iframe src="https://trap.example/" srcdoc="<p>trap</p>"></iframe>b', 'b'],
  'a form with its words': ['<form action="/x"><input name="password"><button>OK</button></form>b', 'b'],
  'a refresh': ['<meta http-equiv="refresh" content="0;url=https://trap.example/">b', 'b'],
  'a script as a link': ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  'a disguised script as a link': [
    '<a href="&#106;ava&#115;cript:x()">a</a><a href="java\nscript:x()">b</a>',
    '<a>a</a><a>b</a>',
  ],
  'an address without its scheme': [
    '<a href="//trap.example">a</a><a href="/\\trap.example">b</a>',
    '<a>a</a><a>b</a>',
  ],
  'a link with a hidden tab': ['<a href="/&#9;/evil.example/">a</a>', '<a>a</a>'],
  'a link with a hidden line feed': ['<a href="/&#10;/evil.example/">a</a>', '<a>a</a>'],
  'a link with a hidden carriage return': ['<a href="/&#13;/evil.example/">a</a>', '<a>a</a>'],
  'a link with a tab before a backslash': ['<a href="/\t\\evil.example/">a</a>', '<a>a</a>'],
  'a picture with a hidden tab': ['<img src="/&#9;/evil.example/p.png" alt="a">', '<img alt="a">'],
  'a page as a picture': ['<img src="data:text/html,x" alt="a">', '<img alt="a">'],
  'an unknown class': ['<p class="center evil">a</p><p class="evil">b</p>', '<p class="center">a</p><p>b</p>'],
  'data of a script': ['<p data-x="1">a</p>', '<p>a</p>'],
  'a label by another element': ['<p aria-labelledby="msg--title">a</p>', '<p>a</p>'],
  'a frameset': ['<frameset onload="x()"><frame src="https://trap.example/"></frameset>', ''],
}

test('HTML of a content system keeps what a text needs and loses what acts', async ({ page }) => {
  await page.goto('about:blank')
  await page.addScriptTag({ content: code })
  const sanitised = (html: string) =>
    page.evaluate((dirty) => {
      const container = document.createElement('div')
      container.append(content.sanitise(dirty))
      return container.innerHTML
    }, html)
  for (const html of KEPT) expect(await sanitised(html)).toBe(html)
  for (const [what, [html, left]] of Object.entries(LOST)) expect(await sanitised(html), what).toBe(left)
  expect(await sanitised('<a href="https://news.example/">n</a>')).toBe(
    '<a href="https://news.example/" target="_blank" rel="noopener noreferrer">n</a>',
  )
  expect(
    await page.evaluate(() => content.plainText('<h2>One</h2>\n<p>two  <b>three</b></p><script>x()</script>')),
  ).toBe('One two three')
  for (const html of ['<frameset onload="x()"></frameset>', '<form>a</form><svg><text>b</text></svg>', ''])
    expect(await page.evaluate((dirty) => content.plainText(dirty), html), html).toBe('')
})
