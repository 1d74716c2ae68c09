import { type BrowserContext, test as base, expect, type Page, request } from '@playwright/test'
import type { control as contract, registration, session } from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import { type MadeWith, openWorld, serverFromEnv } from '../testing/open-world.ts'
import { type Jump, timeOf } from './moment.ts'
import { tellFailure } from './tell-failure.ts'
import { NO_APP, WarmContext } from './warm-context.ts'

export { expect }

/** A Tuesday noon in the merchants' time zone, at which the worlds of tests start. */
export const NOON = '2026-03-10T07:00:00Z'
/** Storage of a device that was already offered the app, so that no offer covers the page. */
const WITHOUT_OFFERS = {
  'popup.appDownload': JSON.stringify({ todayHideTime: Date.parse(NOON) }),
  downloadBarDismissed: '1',
  'popup.installTip': '1',
} as const
const NEW_DEVICE = { language: 'EN', ...WITHOUT_OFFERS } as const
export const time = { minute: 60_000, hour: HOUR, day: 24 * HOUR } as const

type Settings = Partial<Omit<contract.WorldSettings, 'status' | 'merchantSettings'>> & {
  status?: Partial<contract.WorldSettings['status']>
  merchantSettings?: Partial<Omit<contract.WorldSettings['merchantSettings'], 'registrationFields'>> & {
    registrationFields?: Partial<Record<registration.RegistrationField, Partial<registration.FieldRule>>>
  }
}

export interface WorldOptions {
  scenario: string
  seed: number
  startAt: string
  clock: 'running' | 'frozen'
  /** Start time (ISO), or a duration after the default start: `+1d`. */
  at: string
  /** Switches by id or name. */
  flags: Record<string, boolean>
  /** Account logged in when the page loads; `trial` is a new trial player. */
  as: string
}

/** Steers the world of one test. */
export interface World {
  id: string
  merchant: string
  /** Of the person it was made with, if there is one. */
  session?: session.SessionInfo
  now(): Promise<number>
  isFrozen(): Promise<boolean>
  advance(ms: number): Promise<void>
  /** Opens a session without password and checks; the world goes to the merchant of the account. */
  signIn(name: string): Promise<session.SessionInfo>
  settings(change: Settings): Promise<void>
  faults(rules: contract.FaultRule[]): Promise<void>
  snapshot(): Promise<string>
  restore(snapshot: string): Promise<void>
  /** Calls of the world so far, oldest first. */
  calls(endpoint?: string): Promise<contract.TapeEntry[]>
  lastCode(kind: 'sms' | 'email' | 'captcha'): Promise<string>
  /** The outbox, newest first. */
  outbox(kind?: contract.OutboxItem['kind']): Promise<contract.OutboxItem[]>
  /** Pending items of the back office, by queue. */
  queues(): Promise<contract.QueueState[]>
  /** Decides a pending item: `world.decide('deposits', transId, 'approve')`. */
  decide(queue: string, item: string, action: string, more?: { reason?: string; remark?: string }): Promise<void>
  /** Due events, the soonest first. */
  dueEvents(kind?: contract.DueEvent['kind']): Promise<contract.DueEvent[]>
  setClock(time: number): Promise<void>
}

interface WorkerFixtures {
  warmContext: WarmContext
}

interface Fixtures {
  /** Options of the test's world: `test.use({ worldOptions: { scenario: 'maintenance' } })`. */
  worldOptions: Partial<WorldOptions>
  world: World
  /** Whether the page has the drawer and follows its world; off by default, as for players. */
  steering: boolean
  /** Puts a member of the cast (or a trial player) into the browser before the page loads. */
  asMember: (name: string) => Promise<void>
  asTrial: () => Promise<void>
  /**
   * `world`: the browser's clock shows the world's time from the first page on and goes along with `jumpTo`; a frozen
   * world's stands still while timers run on. `machine` (usual): the browser has the machine's, the app follows replies.
   */
  browserClock: 'machine' | 'world'
  /** Sets the world's clock to a time, by a stretch (`+2h`), or to the next event of a kind, and the browser's with it. */
  jumpTo: (jump: Jump) => Promise<number>
  /** Local storage before the page loads; the language is EN unless a test sets another. */
  device: (values: Record<string, string>) => Promise<void>
  /** Messages the page wrote to its console; a test that expects some empties the list. */
  complaints: string[]
}

const authorization = (): Record<string, string> =>
  process.env.CONTROL_TOKEN ? { Authorization: `Bearer ${process.env.CONTROL_TOKEN}` } : {}

export const test = base.extend<Fixtures, WorkerFixtures>({
  worldOptions: [{}, { option: true }],

  steering: [false, { option: true }],

  warmContext: [
    async ({ browser }, use) => {
      const warm = new WarmContext(browser)
      await use(warm)
      await warm.close()
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      warmContext,
      acceptDownloads,
      baseURL,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    testInfo,
  ) => {
    // All options of the context: other options need another context.
    const options = {
      acceptDownloads,
      baseURL,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      screen,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    }
    await use(await warmContext.open(options))
    await warmContext.leave(testInfo.status === testInfo.expectedStatus)
  },

  world: async ({ worldOptions, steering, baseURL, context }, use) => {
    // As other projects steer a world, in the words of the contracts.
    const steered = await openWorld(serverFromEnv(baseURL), { clock: 'running', ...worldOptions } as MadeWith)
    const world = {
      ...steered,
      setClock: async (time: number) => void (await steered.jumpTo(time)),
    } as unknown as World
    await context.addCookies([
      { name: 'world', value: world.id, url: baseURL ?? '' },
      ...(steering ? [] : [{ name: 'steering', value: 'off', url: baseURL ?? '' }]),
    ])
    await use(world)
    await steered.delete()
  },

  browserClock: ['machine', { option: true }],

  // Direct calls of a test to the control API carry the operator's token.
  request: async ({ baseURL }, use) => {
    const api = await request.newContext({ baseURL, extraHTTPHeaders: authorization() })
    await use(api)
    await api.dispose()
  },

  page: async ({ context, world, browserClock, steering, baseURL }, use, testInfo) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (process.env.CONTROL_TOKEN) await holdToken(context, process.env.CONTROL_TOKEN, { steering, baseURL })
    if (browserClock === 'world') {
      const now = await world.now()
      if (await world.isFrozen()) await page.clock.setFixedTime(now)
      else await page.clock.install({ time: now })
    }
    if (world.session) {
      await onDevice(context, NEW_DEVICE)
      await hold(context, world.session)
    }
    await use(page)
    if (testInfo.status !== testInfo.expectedStatus) await tellFailure(page, await world.calls())
  },

  jumpTo: async ({ page, world, browserClock }, use) => {
    await use(async (jump) => {
      const before = await world.now()
      const time = await timeIn(world, jump)
      await world.setClock(time)
      if (browserClock === 'world') {
        if (await world.isFrozen()) await page.clock.setFixedTime(time)
        // Moving forwards fires the timers that are due in between.
        else if (time > before) await page.clock.fastForward(time - before)
        else await page.clock.setSystemTime(time)
      }
      return time
    })
  },

  // The device is in the test's world, even if the test does not steer it.
  device: async ({ context, page: _page, world: _world }, use) => {
    await onDevice(context, NEW_DEVICE)
    await use((values) => onDevice(context, values))
  },

  asMember: async ({ context, world, device: _device }, use) => {
    await use((name) => logIn(context, world, name))
  },

  asTrial: async ({ context, world, device: _device }, use) => {
    await use(() => logIn(context, world, 'trial'))
  },

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      // Error replies are logged by the browser; only the app's own messages count.
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      expect(complaints, 'The page wrote errors to its console').toEqual([])
    },
    { auto: true },
  ],
})

/** Written from a page of the same origin without scripts, so that it is set once, before the app first starts. */
async function onDevice(context: BrowserContext, values: Record<string, string>): Promise<void> {
  // A page is a process of the browser: the test's own serves while it is empty, another one only after that.
  const [own] = context.pages()
  const page = own && isUnused(own) ? own : await context.newPage()
  if (!page.url().endsWith(NO_APP)) await page.goto(NO_APP)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
  if (page !== own) await page.close()
}

const STATE_LINK = /[?&](as|at|flags|scenario)=/

/**
 * Beyond loopback steering asks for the token: the browser holds it as an operator's does, in drawer and console, and
 * sends it where a link opens a state, which an operator's proxy does.
 */
async function holdToken(
  context: BrowserContext,
  token: string,
  { steering, baseURL = '' }: { steering: boolean; baseURL: string | undefined },
): Promise<void> {
  await context.addInitScript(
    ({ token, steering, home }) => {
      if (origin !== home || !(steering || location.pathname.startsWith('/__control'))) return
      const stored = JSON.parse(sessionStorage.getItem('steering') ?? '{"open":false,"section":"who"}')
      sessionStorage.setItem('steering', JSON.stringify({ ...stored, token }))
    },
    { token, steering, home: new URL(baseURL).origin },
  )
  await context.route(STATE_LINK, async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest() || !request.url().startsWith(baseURL)) return route.fallback()
    await route.continue({ headers: { ...request.headers(), ...authorization() } })
  })
}

const isUnused = (page: Page) => page.url() === 'about:blank' || page.url().endsWith(NO_APP)

const logIn = async (context: BrowserContext, world: World, name: string) => hold(context, await world.signIn(name))

/** Puts a session on the device. */
const hold = (context: BrowserContext, session: session.SessionInfo) =>
  onDevice(context, { MC_SESSION_INFO: JSON.stringify(session), autoLogin: '1' })

const timeIn = async (world: World, jump: Jump) =>
  timeOf(jump, await world.now(), async (kind) => (await world.dueEvents(kind))[0])

/** Closes the announcement popup, which covers home. */
export async function closePopup(page: Page): Promise<void> {
  const popup = page.getByRole('dialog')
  await popup.waitFor()
  await popup.getByRole('button', { name: /close/i }).click()
  await popup.waitFor({ state: 'hidden' })
}
