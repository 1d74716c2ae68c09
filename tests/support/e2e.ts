import { type BrowserContext, test as base, expect, type Page, request } from '@playwright/test'
import { type control as contract, type registration, session } from '@understudy/contracts'
import { castMember } from '@understudy/seed'

export { expect }

/** A Tuesday noon in the merchants' own zone; tests move on from there. */
export const NOON = '2026-03-10T07:00:00Z'
/** A device that has been offered the app: nothing of it stands over what a test is about. */
const WITHOUT_OFFERS = {
  'popup.appDownload': JSON.stringify({ todayHideTime: Date.parse(NOON) }),
  downloadBarDismissed: '1',
  'popup.installTip': '1',
} as const
const HOUR = 3_600_000
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
}

/** Steers the world of one test. */
export interface World {
  id: string
  merchant: string
  advance(ms: number): Promise<void>
  settings(change: Settings): Promise<void>
  faults(rules: contract.FaultRule[]): Promise<void>
  snapshot(): Promise<string>
  restore(snapshot: string): Promise<void>
  /** Calls of the world so far, oldest first. */
  calls(endpoint?: string): Promise<contract.TapeEntry[]>
  lastCode(kind: 'sms' | 'email' | 'captcha'): Promise<string>
}

interface Fixtures {
  /** What the world of the test is made of: `test.use({ worldOptions: { scenario: 'maintenance' } })`. */
  worldOptions: Partial<WorldOptions>
  world: World
  /** Puts a member of the cast (or a trial player) into the browser before the page loads. */
  asMember: (name: string) => Promise<void>
  asTrial: () => Promise<void>
  /** Values on the device before the page loads; the language is EN unless a test says otherwise. */
  device: (values: Record<string, string>) => Promise<void>
  /** Messages the page wrote to its console; a test that expects some empties the list. */
  complaints: string[]
}

const authorization = (): Record<string, string> =>
  process.env.CONTROL_TOKEN ? { Authorization: `Bearer ${process.env.CONTROL_TOKEN}` } : {}

export const test = base.extend<Fixtures>({
  worldOptions: [{}, { option: true }],

  world: async ({ worldOptions, baseURL, context }, use) => {
    const api = await request.newContext({ baseURL, extraHTTPHeaders: authorization() })
    const steer = async (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, data?: object) => {
      const response = await api[method](`/__control/worlds${path}`, data ? { data } : {})
      if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
      return response.json()
    }
    const made = await steer('post', '', {
      scenario: 'everyday',
      seed: 1,
      startAt: NOON,
      clock: 'running',
      ...worldOptions,
    })
    const path = `/${made.id}`
    await context.addCookies([{ name: 'world', value: made.id, url: baseURL ?? '' }])
    await use({
      id: made.id,
      merchant: made.merchant,
      advance: (ms) => steer('patch', `${path}/clock`, { advanceMs: ms }),
      settings: (change) => steer('patch', `${path}/settings`, change),
      faults: (rules) => steer('put', `${path}/faults`, { rules }),
      snapshot: async () => (await steer('post', `${path}/snapshots`, {})).id,
      restore: (snapshot) => steer('post', `${path}/restore`, { snapshot }),
      calls: async (endpoint) =>
        (await steer('get', `${path}/tape?limit=500${endpoint ? `&endpoint=${endpoint}` : ''}`)).reverse(),
      async lastCode(kind) {
        const [item] = await steer('get', `${path}/outbox?kind=${kind}&limit=1`)
        if (!item) throw new Error(`The world sent no ${kind}`)
        return item.code
      },
    })
    await steer('delete', path)
    await api.dispose()
  },

  // A device is in the world of its test, whether or not the test steers that world.
  device: async ({ context, page: _page, world: _world }, use) => {
    await onDevice(context, { language: 'EN', ...WITHOUT_OFFERS })
    await use((values) => onDevice(context, values))
  },

  asMember: async ({ context, world, baseURL, device: _device }, use) => {
    await use(async (name) => {
      const { merchant, password } = castMember(name)
      const value = await platformCall(baseURL, world.id, merchant, session.login.path, {
        username: name,
        password,
        type: 'username',
      })
      const info = {
        token: value.token,
        merchantCode: merchant,
        userName: value.userName,
        type: value.type,
        firstTimeLogin: value.firstTimeLogin,
      }
      await onDevice(context, { MC_SESSION_INFO: JSON.stringify(info), autoLogin: '1' })
    })
  },

  asTrial: async ({ context, world, baseURL, device: _device }, use) => {
    await use(async () => {
      const value = await platformCall(baseURL, world.id, world.merchant, session.freePlay.path, { platform: 'M' })
      const info = {
        token: value.token,
        merchantCode: world.merchant,
        userName: value.userName,
        type: 4,
        firstTimeLogin: false,
      }
      await onDevice(context, { MC_SESSION_INFO: JSON.stringify(info), autoLogin: '1' })
    })
  },

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      // A refused call is an answer like any other; only what the app itself complains about counts.
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

/** Written from an address of the same origin that runs nothing, so that the app finds it at its first start only. */
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

/** An address of the app's origin that has no app. */
const NO_APP = '/__control/health'
const isUnused = (page: Page) => page.url() === 'about:blank' || page.url().endsWith(NO_APP)

async function platformCall(baseURL: string | undefined, world: string, merchant: string, path: string, data: object) {
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { 'x-world': world, Merchant: merchant } })
  const response = await api.post(path, { data })
  const body = await response.json()
  if (!body.success) throw new Error(`${path}: ${JSON.stringify(body)}`)
  await api.dispose()
  return body.value
}

/** The announcement popup stands over home until it is closed. */
export async function closePopup(page: Page): Promise<void> {
  const popup = page.getByRole('dialog')
  await popup.waitFor()
  await popup.getByRole('button', { name: /close/i }).click()
  await popup.waitFor({ state: 'hidden' })
}
