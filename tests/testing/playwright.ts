import {
  type BrowserContext,
  test as base,
  expect as baseExpect,
  type Page,
  type TestInfo,
  type TestType,
} from '@playwright/test'
import { keepState } from './keep-state.ts'
import { openWorld, type Server, serverFromEnv, watched, worldAt } from './open-world.ts'
import type { CapsulePlace, Jump, Session, World, WorldOptions } from './types.ts'

export type * from './types.ts'

/** Playwright's own `expect`, which notes the page that something is expected of, as that is the one whose state is kept. */
export const expect: typeof baseExpect = noting(baseExpect)

/** What Understudy adds to Playwright's own fixtures. */
export interface Fixtures {
  /** What the world of a test is made of: `test.use({ worldOptions: { scenario: 'maintenance', as: 'amina' } })`. */
  worldOptions: BrowserWorldOptions
  /**
   * The world of the test, in which every page of the context and `request` are; deleted after it. A test that fails
   * leaves it in a capsule in `understudy-states/`, as it was before the test's own hooks. With a Playwright that has no
   * such moment, as it is at the first call of this fixture after the failure.
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
    const as = worldOptions.as ?? process.env.WORLD_AS
    const world = await openWorld(server, { clock: 'running', ...worldOptions, as })
    await context.addCookies([
      { name: 'world', value: world.id, url: server.url },
      // Players have no drawer.
      { name: 'steering', value: 'off', url: server.url },
    ])
    told.clear()
    await follow(context)
    last = { world }
    let saving: Promise<void> | undefined
    const keepIfRed = async () => {
      if (testInfo.status === testInfo.expectedStatus) return
      saving ??= keepStateOf(server, world, context, testInfo)
      await saving
    }
    // Before the first error a test that is expected to fail has not the status it is to have either.
    const isOver = () => testInfo.errors.length > 0
    afterTestFunction(testInfo, keepIfRed)
    await use(
      watched(world, async (touched) => {
        // Hooks after a failure cannot change what is kept.
        if (isOver()) return keepIfRed()
        last = { world: touched }
      }),
    )
    await keepIfRed()
    await world.delete()
  },

  // A page is in the world of its test, also where the test does not steer that world.
  page: async ({ page, world, browserClock }, use) => {
    if (browserClock === 'world') {
      const now = await world.now()
      if (await world.isFrozen()) await page.clock.setFixedTime(now)
      else await page.clock.install({ time: now })
    }
    if (world.session) await hold(page, world.session)
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

const logIn = async (page: Page, world: World, name: string) => hold(page, await world.signIn(name))

/** Puts a session on the device. */
const hold = (page: Page, session: Session) =>
  onDevice(page, { MC_SESSION_INFO: JSON.stringify(session), autoLogin: '1' })

/** What the test touched last: a page that it expected something of, or a world that it steered. */
let last: { page?: Page; world?: World } = {}

// biome-ignore lint/suspicious/noExplicitAny: `expect` is a function of many forms, with functions of its own.
function noting<T extends (...values: any[]) => unknown>(expectation: T): T {
  return new Proxy(expectation, {
    apply(target, self, values) {
      const [subject] = values
      if (typeof subject?.page === 'function') last = { page: subject.page() }
      else if (typeof subject?.mainFrame === 'function') last = { page: subject }
      return Reflect.apply(target, self, values)
    },
    get(target, name) {
      // biome-ignore lint/suspicious/noExplicitAny: as above.
      const value: any = Reflect.get(target, name)
      if (name === 'soft') return noting(value)
      if (name !== 'configure' && name !== 'extend') return value
      return (...values: unknown[]) => noting(value.apply(target, values))
    },
  })
}

/** What the app in a page has told of itself last, also of a page that has crashed or was closed. */
interface Told {
  address: string
  world: string | undefined
  storage: NonNullable<CapsulePlace['storage']>
}

/** By page, the one that told last at the end. */
const told = new Map<Page, Told>()

const TELL = 'understudyTell'
/** Characters of stored values that a capsule takes, of one and of all. */
const MOST_STORED = { one: 65_536, all: 262_144 }

/** Has the app in each page of a context tell of itself when it loads and whenever it has stored something. */
async function follow(context: BrowserContext): Promise<void> {
  await context.exposeBinding(TELL, ({ page }, value: Told) => {
    told.delete(page)
    told.set(page, value)
  })
  await context.addInitScript(tellOfItself, { most: MOST_STORED, name: TELL })
}

/** Runs in a page. */
async function tellOfItself({ most, name }: { most: typeof MOST_STORED; name: string }): Promise<void> {
  if (window.top !== window || !location.pathname.startsWith('/m/')) return
  const send = Reflect.get(window, name) as (value: Told) => Promise<void>
  const tell = () => {
    let remaining = most.all
    const entries = (area: Storage) =>
      Object.fromEntries(
        Object.entries(area).filter(([, value]) => {
          if (value.length > Math.min(most.one, remaining)) return false
          remaining -= value.length
          return true
        }),
      )
    const world = /(?:^|; )world=([^;]*)/.exec(document.cookie)?.[1]
    return send({
      address: location.href,
      world,
      storage: { local: entries(localStorage), session: entries(sessionStorage) },
    })
  }
  let isDue = false
  const tellSoon = () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      void tell()
    })
  }
  for (const method of ['setItem', 'removeItem', 'clear'] as const) {
    const own = Storage.prototype[method] as (...values: string[]) => void
    Storage.prototype[method] = function (this: Storage, ...values: string[]) {
      own.apply(this, values)
      tellSoon()
    }
  }
  await tell()
}

/** Keeps the world of a failed test as a capsule, and says in the report how to open it. */
async function keepStateOf(server: Server, own: World, context: BrowserContext, testInfo: TestInfo): Promise<void> {
  const pages = [...context.pages(), ...told.keys()]
  const touched = last.world
  const page = last.page ?? pages.findLast((one) => !touched || (told.get(one)?.world ?? own.id) === touched.id)
  const id = touched?.id ?? (page && (await worldOf(page, server))) ?? own.id
  const world = touched ?? (id === own.id ? own : worldAt(server, { id, merchant: own.merchant }))
  const note = testInfo.title.slice(0, 200)
  const place = page ? await placeOf(page) : {}
  const capsule = await world.capsule({ ...place, note }).catch(() => own.capsule({ note }))
  const { project, testId, titlePath, title } = testInfo
  const path = keepState(title, [project.name, ...titlePath.slice(1), testId.slice(-6)].join('-'), capsule)
  testInfo.annotations.push({ type: 'state', description: `npx understudy open ${path}` })
}

/** The world that a page is in, also one that was closed. */
async function worldOf(page: Page, server: Server): Promise<string | undefined> {
  const cookies = await page
    .context()
    .cookies(server.url)
    .catch(() => [])
  return cookies.find(({ name }) => name === 'world')?.value ?? told.get(page)?.world
}

/** Where the app stands in a page, or stood when it told of itself last, and as whom; empty for a page that never had it. */
async function placeOf(page: Page): Promise<CapsulePlace> {
  const isOpen = new URL(page.url(), 'http://localhost').pathname.startsWith('/m/')
  // A context of the test's own is not followed.
  if (isOpen && !told.has(page))
    await follow(page.context())
      .then(() => page.evaluate(tellOfItself, { most: MOST_STORED, name: TELL }))
      .catch(() => undefined)
  const known = told.get(page)
  if (!isOpen && !known) return {}
  const { pathname, search, hash } = new URL(isOpen ? page.url() : (known?.address ?? ''))
  const route = [pathname + search + hash, pathname + search, pathname].find(({ length }) => length <= 512) ?? '/m/home'
  const frames = isOpen
    ? page
        .frames()
        .slice(1, 9)
        .flatMap((frame) => pathOf(frame.url()))
    : []
  const { local = {}, session = {} } = known?.storage ?? {}
  const { MC_SESSION_INFO: info, language, theme } = local
  return {
    route,
    frames,
    storage: { local, session },
    ...(language && { language }),
    ...((theme === 'dark' || theme === 'light') && { theme }),
    ...(info && userNameIn(info)),
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
