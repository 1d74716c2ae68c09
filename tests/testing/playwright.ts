import { writeFileSync } from 'node:fs'
import { type BrowserContext, test as base, type Page, type TestInfo, type TestType } from '@playwright/test'
import { openWorld, serverFromEnv } from './open-world.ts'
import type { CapsulePlace, Jump, World, WorldOptions } from './types.ts'

export { expect } from '@playwright/test'
export type * from './types.ts'

/** What Understudy adds to Playwright's own fixtures. */
export interface Fixtures {
  /** What the world of a test is made of: `test.use({ worldOptions: { scenario: 'maintenance', as: 'amina' } })`. */
  worldOptions: BrowserWorldOptions
  /**
   * The world of the test, in which every page of the context and `request` are; deleted after it. A test that fails
   * leaves it in a capsule, `state.capsule`, beside its other results, as it was before the test's own hooks. With a
   * Playwright that has no such moment, as it is at the first call of this fixture after the failure.
   */
  world: World
  /**
   * `world`: the browser's clock shows the world's time from the first page on and goes along with `jumpTo`; that of a
   * frozen world stands still while timers run on. `machine` (usual): the browser has the machine's.
   */
  browserClock: 'machine' | 'world'
  /** Logs a member of the cast (or a new `trial` player) in before the next page loads. */
  asMember: (name: string) => Promise<void>
  /** Values on the device before the next page loads: `{ language: 'EN' }`. */
  device: (values: Record<string, string>) => Promise<void>
  /** Sets the world's clock to a time, by a stretch, or to the next event of a kind. */
  jumpTo: (jump: Jump) => Promise<number>
}

export interface BrowserWorldOptions extends WorldOptions {
  /** Who is logged in when the first page loads: a member of the cast, or `trial` for a new trial player. */
  as?: string
}

type BaseTest = typeof base
type Args<T> = T extends TestType<infer Own, object> ? Own : never
type WorkerArgs<T> = T extends TestType<object, infer Own> ? Own : never

/** An address of the app that runs nothing, from which a device is prepared. */
const NO_APP = '/__control/health'

/** Playwright's `test`, with a world of its own for each test. `baseURL`, or BASE_URL, says where the server is. */
export const test: TestType<Args<BaseTest> & Fixtures, WorkerArgs<BaseTest>> = base.extend<Fixtures>({
  worldOptions: [{}, { option: true }],

  baseURL: async ({ baseURL }, use) => {
    await use(serverFromEnv(baseURL).url)
  },

  browserClock: ['machine', { option: true }],

  world: async ({ worldOptions, baseURL, context }, use, testInfo) => {
    const server = serverFromEnv(baseURL)
    const { as, ...options } = worldOptions
    const world = await openWorld(server, { clock: 'running', ...options })
    await context.addCookies([
      { name: 'world', value: world.id, url: server.url },
      // Players have no drawer.
      { name: 'steering', value: 'off', url: server.url },
    ])
    let saving: Promise<void> | undefined
    const keepIfRed = async () => {
      if (testInfo.status === testInfo.expectedStatus) return
      saving ??= keepState(world, context, testInfo)
      await saving
    }
    // Before the first error a test that is expected to fail has not the status it is to have either.
    const isOver = () => testInfo.errors.length > 0
    afterTestFunction(testInfo, keepIfRed)
    await use(beforeEachCall(world, async () => isOver() && keepIfRed()))
    await keepIfRed()
    await world.delete()
  },

  // A page is in the world of its test, also where the test does not steer that world.
  page: async ({ page, world, worldOptions, browserClock }, use) => {
    if (browserClock === 'world') {
      const now = await world.now()
      if (await world.isFrozen()) await page.clock.setFixedTime(now)
      else await page.clock.install({ time: now })
    }
    const as = worldOptions.as ?? process.env.WORLD_AS
    if (as !== undefined) await logIn(page, world, as)
    await use(page)
  },

  request: async ({ playwright, world, baseURL }, use) => {
    const api = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { 'x-world': world.id, Merchant: world.merchant, Language: 'EN' },
    })
    await use(api)
    await api.dispose()
  },

  device: async ({ page, world: _world }, use) => {
    await use((values) => onDevice(page, values))
  },

  asMember: async ({ page, world }, use) => {
    await use((name) => logIn(page, world, name))
  },

  jumpTo: async ({ page, world, browserClock }, use) => {
    await use(async (jump) => {
      const before = await world.now()
      const time = await world.jumpTo(jump)
      if (browserClock === 'world') {
        if (await world.isFrozen()) await page.clock.setFixedTime(time)
        // Moving forwards fires the timers that are due in between.
        else if (time > before) await page.clock.fastForward(time - before)
        else await page.clock.setSystemTime(time)
      }
      return time
    })
  },
})

/**
 * Runs `work` after the test function and before the hooks, where Playwright has a list of callbacks for that moment: its
 * own pictures of failures are taken in it. The list is not part of the public API.
 */
function afterTestFunction(testInfo: TestInfo, work: () => Promise<void>): void {
  const { _onDidFinishTestFunctionCallbacks: callbacks } = testInfo as { _onDidFinishTestFunctionCallbacks?: unknown }
  if (callbacks instanceof Set) callbacks.add(work)
}

/** The same world, whose methods first await `before`: hooks after a failure cannot change what is kept of it. */
const beforeEachCall = (world: World, before: () => Promise<unknown>): World =>
  new Proxy(world, {
    get(target, name) {
      const method = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return async (...values: unknown[]) => {
        await before()
        return method.apply(target, values)
      }
    },
  })

const logIn = async (page: Page, world: World, name: string) =>
  onDevice(page, { MC_SESSION_INFO: JSON.stringify(await world.signIn(name)), autoLogin: '1' })

/** Attaches the world of a failed test as a capsule, and says in the report how to open it. */
async function keepState(world: World, context: BrowserContext, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('state.capsule')
  const [page] = context.pages()
  writeFileSync(path, await world.capsule({ ...(page && (await placeOf(page))), note: testInfo.title.slice(0, 200) }))
  await testInfo.attach('state.capsule', { path, contentType: 'application/vnd.understudy.capsule' })
  testInfo.annotations.push({ type: 'state', description: `npx understudy open ${path}` })
  console.error(`The state of “${testInfo.title}”: npx understudy open ${path}`)
}

/** Characters of stored values that a capsule takes, of one and of all. */
const MOST_STORED = { one: 65_536, all: 262_144 }

/** Where the app stands in a page, and as whom; empty for a page that shows something else. */
async function placeOf(page: Page): Promise<CapsulePlace> {
  const { pathname, search, hash } = new URL(page.url(), 'http://localhost')
  if (!pathname.startsWith('/m/')) return {}
  const route = [pathname + search + hash, pathname + search, pathname].find(({ length }) => length <= 512) ?? '/m/home'
  const frames = page
    .frames()
    .slice(1, 9)
    .flatMap((frame) => pathOf(frame.url()))
  const storage = await page
    .evaluate((most) => {
      let remaining = most.all
      const entries = (area: Storage) =>
        Object.fromEntries(
          Object.entries(area).filter(([, value]) => {
            if (value.length > Math.min(most.one, remaining)) return false
            remaining -= value.length
            return true
          }),
        )
      return { local: entries(localStorage), session: entries(sessionStorage) }
    }, MOST_STORED)
    .catch(() => undefined)
  const { MC_SESSION_INFO: session, language, theme } = storage?.local ?? {}
  return {
    route,
    frames,
    ...(storage && { storage }),
    ...(language && { language }),
    ...((theme === 'dark' || theme === 'light') && { theme }),
    ...(session && userNameIn(session)),
  }
}

/** The account of a stored session; empty for a value that the app did not write. */
function userNameIn(session: string): CapsulePlace {
  try {
    const { userName } = JSON.parse(session)
    return typeof userName === 'string' ? { as: userName } : {}
  } catch {
    return {}
  }
}

function pathOf(address: string): string[] {
  if (!/^https?:/.test(address)) return []
  const { pathname, search } = new URL(address)
  return [pathname + search].filter((path) => path.length <= 512 && !path.startsWith('//'))
}

async function onDevice(page: Page, values: Record<string, string>): Promise<void> {
  await page.goto(NO_APP)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
}
