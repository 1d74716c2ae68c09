import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { CLEAN_ENV } from '../support/built-server.ts'
import { KITES } from '../support/kites.ts'
import { ROOT } from '../support/repository.ts'
import { startServer } from '../support/server.ts'

/** Looks at home, the lists of games and the promotions, as somebody would who records a platform. */
async function lookAround(page: Page, home: string): Promise<void> {
  await page.goto(home)
  await expect(page).toHaveTitle(/Kite House/)
  const main = page.getByRole('main')
  await expect(main.getByText('Wind').first()).toBeVisible()
  await expect(main.getByRole('button', { name: /Kite 1\b/ }).first()).toBeVisible()
  await page.goto(new URL('/m/gameList?gameType=FISH', home).href)
  await expect(main.getByText('Kite 0', { exact: true }).first()).toBeVisible()
  await page.goto(new URL('/m/gameList?gameType=RNG', home).href)
  await expect(main.getByText('Kite 1', { exact: true }).first()).toBeVisible()
  await page.goto(new URL('/m/activity', home).href)
  await expect(main.getByRole('listitem').filter({ hasText: 'String for all' })).toBeVisible()
}

/** Does something with a server that has the scenarios of a folder. */
async function serving(dataDir: string, scenarios: string, visit: (url: string) => Promise<void>): Promise<void> {
  const server = await startServer(dataDir, { SCENARIOS_DIR: scenarios })
  try {
    await visit(server.url)
  } finally {
    await server.kill()
  }
}

test(
  'another platform is recorded and learned, and its screens are seen elsewhere',
  { tag: '@all' },
  async ({ browser }, testInfo) => {
    test.slow()
    const [own, learned] = [testInfo.outputPath('own'), testInfo.outputPath('learned')]
    const har = testInfo.outputPath('kites.har')
    mkdirSync(own, { recursive: true })
    writeFileSync(join(own, 'kites.json'), JSON.stringify(KITES))
    await serving(testInfo.outputPath('here'), own, async (url) => {
      const context = await browser.newContext({ recordHar: { path: har, content: 'embed' } })
      await lookAround(await context.newPage(), `${url}/m/home?scenario=kites&lang=EN`)
      await context.close()
    })
    const args = ['learn', '--har', har, '--name', 'learned-kites', '--scenarios', learned]
    const told = execFileSync(process.execPath, [join(ROOT, 'fake-server/dist/understudy.js'), ...args], {
      env: { ...CLEAN_ENV },
      encoding: 'utf8',
    })
    expect(told).toContain('recorded vendors: 2')
    await serving(testInfo.outputPath('there'), learned, async (url) => {
      const context = await browser.newContext()
      await lookAround(await context.newPage(), `${url}/m/home?scenario=learned-kites&lang=EN`)
      await context.close()
    })
  },
)
