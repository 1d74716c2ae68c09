import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, request as client, type Page } from '@playwright/test'
import type { control } from '@understudy/contracts'
import { obstacles } from '../support/axe.ts'
import { expect, NOON, test, time } from '../support/e2e.ts'
import { balanceCard, QUIET, storedValue } from '../support/page.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Runs `work` with a client for the control API, then deletes the worlds whose ids it returns. */
async function withControlApi(baseURL: string | undefined, work: (api: APIRequestContext) => Promise<string[]>) {
  const token = process.env.CONTROL_TOKEN
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const api = await client.newContext({ baseURL, extraHTTPHeaders: headers })
  try {
    for (const world of await work(api)) await api.delete(`/__control/worlds/${world}`)
  } finally {
    await api.dispose()
  }
}
const post = async (api: APIRequestContext, path: string, data: object) =>
  (await api.post(`/__control${path}`, { data })).json()
const worldOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'world')?.value ?? ''
const pageFacts = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])

test('a state link opens a new world with its scenario, player, flags and language', { tag: '@served' }, async ({
  page,
  baseURL,
  device,
}) => {
  await device({ ...QUIET, world: 'another', numero: '7' })
  await withControlApi(baseURL, async (api) => {
    await page.goto('/m/home?scenario=vip&as=amina&flags=-CBS3&lang=UR-LA&theme=light&at=%2B1d')
    await expect(page).toHaveURL('/m/home')
    await expect(page.getByText('amina').first()).toBeVisible()
    await expect.poll(() => pageFacts(page)).toEqual(['ur-Latn', 'light'])
    const id = await worldOf(page)
    const world: control.WorldSummary = await (await api.get(`/__control/worlds/${id}`)).json()
    expect(world.scenario).toBe('vip')
    expect(world.now - world.startAt).toBeGreaterThanOrEqual(time.day)
    // The values stored for the previous world are removed, so the visit counts as the first.
    await expect.poll(() => storedValue(page, 'world')).toBe(id)
    expect((await storedValue(page, 'popup.B')) ?? null).toBeNull()
    await page.reload()
    await expect(page.getByText('amina').first()).toBeVisible()
    return [id]
  })
})

test('a link to a world leads everybody who follows it into that world', async ({ page, world, device }) => {
  await device(QUIET)
  await page.goto(`/m/home?world=${world.id}&as=zoya&lang=EN`)
  await expect(page).toHaveURL('/m/home')
  await expect(balanceCard(page)).toContainText('zoya')
  await expect.poll(() => worldOf(page)).toBe(world.id)
})

test('the link of a capsule gives the page what the app had stored', async ({ page, world, baseURL, device }) => {
  await device({ ...QUIET, numero: '7' })
  await withControlApi(baseURL, async (api) => {
    const storage = {
      local: { 'popup.B': '"seen"', balanceHidden: '1', MC_SESSION_INFO: '{}' },
      session: { openDeposits: '["D1"]', steering: '{"open":true}' },
    }
    const place = { route: '/m/home?tab=RNG#games', as: 'zoya', language: 'EN', theme: 'light', storage }
    const { capsule } = await post(api, `/worlds/${world.id}/capsule`, place)
    const { link, world: opened } = await post(api, '/capsules', { capsule })
    await page.goto(link)
    await expect(page).toHaveURL('/m/home?tab=RNG#games')
    await expect(balanceCard(page)).toContainText('zoya')
    await expect.poll(() => worldOf(page)).toBe(opened.id)
    await expect.poll(() => pageFacts(page)).toEqual(['en', 'light'])
    await expect.poll(() => storedValue(page, 'balanceHidden')).toBe(1)
    expect((await storedValue(page, 'numero')) ?? null).toBeNull()
    const tab = await page.evaluate(() => [sessionStorage.getItem('openDeposits'), sessionStorage.getItem('steering')])
    expect(tab[0]).toBe('["D1"]')
    expect(tab[1] ?? '').not.toContain('"open":true')
    return [opened.id]
  })
})

test('a link followed from another site changes nothing until the visitor confirms', async ({
  page,
  world,
  baseURL,
  device,
}) => {
  await device(QUIET)
  const link = `${baseURL}/m/home?world=${world.id}&as=imran&lang=EN`
  await page.route('http://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<script>location = ${JSON.stringify(link)}</script>` }),
  )
  await page.goto('http://elsewhere.example/')
  await expect(page.getByRole('heading', { level: 1, name: 'Open this state?' })).toBeVisible()
  expect(await obstacles(page, 'link from elsewhere')).toEqual([])
  await withControlApi(baseURL, async (api) => {
    const merchant = async () => (await (await api.get(`/__control/worlds/${world.id}`)).json()).merchant
    await expect.poll(() => merchant()).toBe('aurora1')
    await page.getByRole('button', { name: 'Open this state' }).click()
    await expect(page).toHaveURL('/m/home')
    await expect(balanceCard(page)).toContainText('imran')
    await expect.poll(() => merchant()).toBe('cedar3')
    return []
  })
})

test('a state link that asks for the impossible says so and leads to the app', { tag: '@all' }, async ({
  page,
  device,
}) => {
  await device(QUIET)
  await page.goto('/m/home?as=mallory')
  await expect(page.getByRole('heading', { level: 1, name: 'This link cannot be opened' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'amina' })).toBeVisible()
  expect(await obstacles(page, 'link refused')).toEqual([])
  await page.getByRole('link', { name: 'To the app' }).click()
  await expect(page).toHaveURL('/m/home')
})

test.describe('with the service worker of the app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a state link works beside the service worker, which stores nothing of it', { tag: '@all' }, async ({
    page,
    baseURL,
    device,
  }) => {
    await device(QUIET)
    await page.goto('/m/home')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await withControlApi(baseURL, async () => {
      await page.goto('/m/home?as=amina&lang=EN')
      await expect(balanceCard(page)).toContainText('amina')
      const files = await page.evaluate(async () => {
        const pages = []
        for (const name of await caches.keys())
          for (const request of await (await caches.open(name)).keys()) {
            const reply = await (await caches.open(name)).match(request)
            if (reply?.headers.get('content-type')?.includes('html')) pages.push(await reply.text())
          }
        return pages
      })
      expect(files.join()).not.toContain('MC_SESSION_INFO":"{')
      return [await worldOf(page)]
    })
  })
})

test(
  'the Playwright test generated from a capsule passes as it is',
  { tag: '@all' },
  async ({ baseURL, world }, { outputDir }) => {
    test.setTimeout(120_000)
    await world.faults([{ endpoint: 'games.hot', kind: 'latency', ms: 5 }])
    await withControlApi(baseURL, async (api) => {
      const appState = { route: '/m/gameList?gameType=RNG', as: 'amina', language: 'UR', theme: 'light' }
      const { capsule } = await post(api, `/worlds/${world.id}/capsule`, appState)
      const { name, source } = await post(api, '/capsules/test', { capsule, kind: 'playwright' })
      mkdirSync(join(ROOT, 'tests/results'), { recursive: true })
      const folder = mkdtempSync(join(ROOT, 'tests/results', 'written-'))
      writeFileSync(join(folder, name), source)
      writeFileSync(join(folder, 'state.capsule'), Buffer.from(capsule, 'base64'))
      const config = join(folder, 'playwright.config.ts')
      writeFileSync(
        config,
        `import shared from '../../playwright.config.ts'
export default { ...shared, testDir: '.', outputDir: ${JSON.stringify(outputDir)}, reporter: 'line', webServer: undefined }`,
      )
      const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js')
      const env = { ...process.env, BASE_URL: baseURL, TEST_WORKER_INDEX: undefined }
      const { stdout } = await promisify(execFile)(process.execPath, [playwright, 'test', '-c', config], {
        env,
        cwd: ROOT,
      })
        .catch((error: { stdout: string }) => error)
        .finally(() => rmSync(folder, { recursive: true, force: true }))
      expect(stdout).toContain('1 passed')
      return []
    })
  },
)

test.describe('a state handed on in a room', () => {
  test('a phone joins a room with its pin, and its page shows where it is', { tag: '@all' }, async ({
    page,
    world,
    baseURL,
    device,
  }) => {
    await device(QUIET)
    await withControlApi(baseURL, async (api) => {
      const { code } = await post(api, '/rooms', { world: world.id, name: 'Aurora demo', pin: '2468' })
      await page.context().clearCookies()
      await page.goto(`/r/${code}`)
      await expect(page).toHaveTitle('Join Aurora demo')
      expect(await obstacles(page, 'room door')).toEqual([])
      const pin = page.getByLabel('Pin')
      await expect(pin).toBeFocused()
      await pin.fill('1111')
      await page.getByRole('button', { name: 'Join' }).click()
      await expect(page.getByRole('alert')).toHaveText('Wrong PIN. Please try again.')
      expect(await obstacles(page, 'room door, wrong pin')).toEqual([])
      await page.getByLabel('Pin').fill('2468')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/m/home')
      await expect(page.locator('html')).toHaveAttribute('data-room', code)
      const { CONTROL_TOKEN } = process.env
      await expect(page.locator('html')).toHaveAttribute('data-steering', CONTROL_TOKEN ? 'token' : 'open')
      await expect.poll(() => worldOf(page)).toBe(world.id)
      await expect(page.getByRole('article').first()).toBeVisible()
      const room: control.Room = await (await api.get(`/__control/rooms/${code}`)).json()
      expect(room.people).toMatchObject([{ device: 'Android', actor: null }])
      await api.delete(`/__control/rooms/${code}`)
      await page.goto(`/r/${code}`)
      await expect(page.getByRole('heading', { name: 'This room is not open' })).toBeVisible()
      return []
    })
  })

  test.describe('the hand-on page in Urdu', () => {
    test.use({ locale: 'ur-PK' })

    test('the door of a room reads from right to left in Urdu', { tag: '@all' }, async ({
      page,
      world,
      baseURL,
      device,
    }) => {
      await device({})
      await withControlApi(baseURL, async (api) => {
        const { code } = await post(api, '/rooms', { world: world.id, pin: '2468' })
        await page.goto(`/r/${code}`)
        await expect(page.getByRole('heading', { name: 'کمرے میں شامل ہوں' })).toBeVisible()
        await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
        return []
      })
    })
  })
})

test.describe('a browser whose clock is the world’s', () => {
  test.use({ browserClock: 'world', worldOptions: { clock: 'frozen', at: '+1d', as: 'amina' } })

  test('a browser on world time shows that time and follows the test’s jumps', { tag: '@all' }, async ({
    page,
    world,
    jumpTo,
  }) => {
    const browserTime = () => page.evaluate(() => Date.now())
    await page.goto('/m/home')
    await expect(balanceCard(page)).toContainText('amina')
    expect(await browserTime()).toBe(Date.parse(NOON) + time.day)
    const midnight = await jumpTo('midnight')
    expect({ shown: await browserTime(), now: await world.now() }).toEqual({ shown: midnight, now: midnight })
    await jumpTo(NOON)
    expect(await browserTime()).toBe(Date.parse(NOON))
    await expect(jumpTo('code.expires')).rejects.toThrow(/Nothing of the kind code.expires/)
  })
})
