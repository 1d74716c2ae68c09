import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { HOUR } from '@understudy/contracts/durations'
import type { RunningPlatform } from '@understudy/fake-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installedBrowser } from '../../scripts/browser.mjs'
import { content } from '../support/capsule.ts'
import { startPlatform } from '../support/platform.ts'
import { ROOT } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'
import { inWorld } from '../testing/supertest.ts'

const SPEC = `
import { expect, test } from '../../../testing/playwright.ts'

test.use({ worldOptions: { scenario: 'vip', as: 'amina', clock: 'frozen' } })

/** Opens a page of the app and stores something there. */
async function visit(page, path, numero) {
  await page.goto(path)
  await page.evaluate((value) => localStorage.setItem('numero', value), numero)
}

test('closed', async ({ page }) => {
  await visit(page, '/m/vip?from=red', '7')
  await page.close()
  await page.click('button')
})

test('context closed', async ({ page, context }) => {
  await visit(page, '/m/vip', '8')
  await context.close()
  await page.click('button')
})

test('crashed', async ({ page }) => {
  await visit(page, '/m/notice', '9')
  page.goto('chrome://crash').catch(() => undefined)
  await page.waitForEvent('crash')
  throw new Error('gone')
})

test('second tab', async ({ page, context }) => {
  const other = await context.newPage()
  await visit(other, '/m/notice', '1')
  await visit(page, '/m/vip', '2')
  await expect(other.locator('body')).toContainText('nothing of the kind', { timeout: 1 })
})

test('fork', async ({ page, world }) => {
  await visit(page, '/m/vip', '3')
  const fork = await world.fork()
  await fork.jumpTo('+2h')
  expect(await fork.now()).toBe(0)
})

test('world of another tab', async ({ page, world, browser, baseURL }) => {
  await visit(page, '/m/vip', '4')
  const fork = await world.fork()
  await fork.jumpTo('+3h')
  const context = await browser.newContext({ baseURL })
  await context.addCookies([{ name: 'world', value: fork.id, url: baseURL }])
  const other = await context.newPage()
  await visit(other, '/m/notice', '5')
  await expect(other).toHaveURL('/m/elsewhere', { timeout: 1 })
})
`

const browser = installedBrowser()
const web = scratchFolder('red-states')
writeFileSync(join(web, 'index.html'), '<html data-merchant="aurora1"><body>the app</body></html>')

let platform: RunningPlatform
let url = ''
const results = join(ROOT, 'tests/results')
mkdirSync(results, { recursive: true })
const folder = mkdtempSync(join(results, 'red-'))
beforeAll(async () => {
  platform = await startPlatform({ web: { root: web } })
  await platform.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What the state of a test says of itself. */
const factsIn = (file: string) => content(readFileSync(file).toString('base64')).facts
const NOON = Date.parse('2026-03-10T07:00:00Z')

describe('the state of a red test', () => {
  const facts = new Map<string, ReturnType<typeof factsIn>>()
  let files: string[] = []
  beforeAll(async () => {
    mkdirSync(join(folder, 'specs'))
    writeFileSync(join(folder, 'specs/red.spec.ts'), SPEC)
    const use = { baseURL: url, launchOptions: { executablePath: browser } }
    const settings = {
      testDir: 'specs',
      outputDir: 'out',
      workers: 1,
      timeout: 20_000,
      use: { ...use, actionTimeout: 500 },
    }
    writeFileSync(join(folder, 'red.config.ts'), `export default ${JSON.stringify(settings)}`)
    const { CI: _, VITEST: __, TARGET: ___, ...env } = process.env
    const cli = [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'red.config.ts']
    const ended = await promisify(execFile)(process.execPath, cli, { cwd: folder, env }).catch(
      (failed: { stdout: string; stderr: string }) => failed,
    )
    const said = ended.stdout + ended.stderr
    expect(said).toContain('6 failed')
    for (const [, title = '', file = ''] of said.matchAll(/^The state of “(.+)”: npx understudy open (\S+)$/gm))
      facts.set(title, factsIn(join(folder, file)))
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.capsule'))
  })

  const stored = (numero: string) => ({ local: expect.objectContaining({ numero }), session: {} })

  test.each([
    ['closed', { route: '/m/vip?from=red', storage: stored('7') }],
    ['context closed', { route: '/m/vip', storage: stored('8') }],
    ['crashed', { route: '/m/notice', storage: stored('9') }],
  ])('a test whose page is %s keeps its last person, page and storage', (title, last) => {
    expect(facts.get(title)).toMatchObject({ ...last, as: 'amina' })
  })

  test('a test keeps the tab that it expected something of', () => {
    expect(facts.get('second tab')).toMatchObject({ route: '/m/notice', takenAt: NOON })
  })

  test('a test keeps the world that it steered last', () => {
    expect(facts.get('fork')).toMatchObject({ takenAt: NOON + 2 * HOUR })
  })

  test('a test keeps the world and storage of a tab in a context of its own', () => {
    expect(facts.get('world of another tab')).toMatchObject({
      route: '/m/notice',
      takenAt: NOON + 3 * HOUR,
      storage: stored('5'),
    })
  })

  test('each state is kept once, where Playwright does not empty the folder', () => {
    expect(files.filter((file) => !file.startsWith('understudy-states'))).toEqual([])
    expect(files).toHaveLength(6)
  })
})

describe('a body that fails in a world', () => {
  const at = process.cwd()
  beforeAll(() => {
    process.env.TARGET = url
    process.chdir(folder)
  })
  afterAll(() => {
    process.chdir(at)
    delete process.env.TARGET
  })

  test('inWorld keeps the fork that was steered last, and at most fifty states', async () => {
    const states = join(folder, 'understudy-states')
    mkdirSync(states, { recursive: true })
    for (let old = 0; old < 60; old += 1) {
      writeFileSync(join(states, `old-${old}.capsule`), '')
      utimesSync(join(states, `old-${old}.capsule`), old, old)
    }
    const body = inWorld('a star too many', async (world) => {
      const fork = await world.fork()
      await fork.jumpTo('+1h')
      throw new Error('red')
    })
    await expect(body).rejects.toThrow('red')
    expect(factsIn(join(states, 'a-star-too-many.capsule')).takenAt).toBe(NOON + HOUR)
    const kept = readdirSync(states).filter((name) => name.endsWith('.capsule'))
    expect(kept).toHaveLength(50)
    expect(kept).toContain('old-59.capsule')
    expect(kept).not.toContain('old-0.capsule')
  })
})
