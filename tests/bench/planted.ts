import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { test, type World, type WorldOptions } from '../testing/playwright.ts'

// Sixty tests that fail, of a project that has only the packages: twelve each of logic, race, time, fault and storage.
// Where REOPENED names a file of capsules by title, each begins with the state that it left, and only looks again.

const reopened: Record<string, string> = process.env.REOPENED
  ? JSON.parse(readFileSync(process.env.REOPENED, 'utf8'))
  : {}

interface Place {
  page: Page
  world: World
  /** Calls the platform as amina. */
  call: (method: string, path: string) => Promise<{ success: boolean; value: string[] }>
}

interface Planted {
  /** What leads to the wrong state. */
  arrange: (place: Place, n: number) => Promise<unknown>
  /** What fails in it. */
  look: (place: Place, n: number) => Promise<void>
}

const STARS = '/wps/relay/MCSFE_getFavoriteGames'
const CODES = ['system.error', 'system.upgrading', 'maintenance'] as const
const ROUTES = ['/m/home', '/m/notice', '/m/vip?from=red', '/m/gameList?gameType=RNG'] as const

const unstar = async ({ call }: Place, which: (stars: string[]) => string[]) => {
  const { value } = await call('GET', STARS)
  const remove = (nodeId: string) => call('DELETE', `/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=${nodeId}&vendor=XX`)
  await Promise.all(which(value).map(remove))
}
const starsAre = async ({ call }: Place, wanted: string[]) => expect((await call('GET', STARS)).value).toEqual(wanted)

const KINDS: Readonly<Record<string, Planted>> = {
  logic: {
    arrange: (place, n) => unstar(place, (stars) => [stars[n % stars.length] ?? '']),
    look: (place, n) => starsAre(place, [`wanted ${n}`]),
  },
  race: {
    arrange: (place, n) => unstar(place, (stars) => (n % 2 ? stars : stars.toReversed()).slice(0, 1 + (n % 3))),
    look: (place, n) => starsAre(place, [`first ${n}`, `second ${n}`]),
  },
  time: {
    arrange: ({ world }, n) => world.jumpTo(`+${n}h`),
    look: async ({ world }) => expect(new Date(await world.now()).toISOString()).toBe('2026-03-10T07:00:00.000Z'),
  },
  fault: {
    async arrange({ world, call }, n) {
      await world.faults([
        { endpoint: 'favourites.ids', kind: 'error', code: CODES[n % CODES.length] ?? 'system.error', nth: n },
      ])
      for (let before = 1; before < n; before += 1) await call('GET', STARS)
    },
    look: async ({ call }) => expect(await call('GET', STARS)).toMatchObject({ success: true }),
  },
  storage: {
    async arrange({ page }, n) {
      await page.goto('/__control/health')
      await page.evaluate((round) => {
        const values = {
          language: round % 2 ? 'EN' : 'UR-LA',
          theme: round % 3 ? 'dark' : 'light',
          numero: String(round),
        }
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
        localStorage.setItem('popup.installTip', '1')
        sessionStorage.setItem('openDeposits', JSON.stringify([`D${round}`]))
      }, n)
      await page.goto(ROUTES[n % ROUTES.length] ?? '/m/home')
      await page.locator('main').first().waitFor()
    },
    async look({ page }, n) {
      await page.locator('main').first().waitFor()
      const stands = () =>
        page.evaluate(() => ({
          at: location.pathname + location.search,
          language: localStorage.getItem('language'),
          theme: document.documentElement.dataset.theme,
          numero: localStorage.getItem('numero'),
          deposits: sessionStorage.getItem('openDeposits'),
          player: JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}').userName,
        }))
      expect(await stands()).toEqual({ at: `/m/wanted/${n}` })
    },
  },
}

const PER_KIND = 12

async function placeOf(page: Page, world: World, request: APIRequestContext): Promise<Place> {
  const { token } = await world.signIn('amina')
  return {
    page,
    world,
    call: async (method, path) => (await request.fetch(path, { method, headers: { Authorization: token } })).json(),
  }
}

for (const [kind, { arrange, look }] of Object.entries(KINDS))
  for (let n = 1; n <= PER_KIND; n += 1) {
    const title = `${kind} ${n}`
    const capsule = reopened[title]
    const options: WorldOptions = capsule === undefined ? { seed: n, clock: 'frozen' } : { capsule, clock: 'frozen' }
    test.describe(() => {
      test.use({ worldOptions: { ...options, ...(kind === 'storage' && !capsule && { as: 'amina' }) } })

      test(title, async ({ page, world, request, baseURL }) => {
        if (kind !== 'storage') {
          const place = await placeOf(page, world, request)
          if (capsule === undefined) await arrange(place, n)
          return look(place, n)
        }
        const place = { page, world, call: () => Promise.reject(new Error('it only looks')) }
        if (capsule === undefined) await arrange(place, n)
        else {
          const env = { ...process.env, BASE_URL: baseURL, BROWSER: 'none' }
          const opened = execFileSync('node_modules/.bin/understudy', ['open', capsule, '--json'], {
            env,
            encoding: 'utf8',
          })
          await page.goto(JSON.parse(opened).link)
        }
        await look(place, n)
      })
    })
  }
