import { test as base, type Page, type TestType } from '@playwright/test'
import { openWorld, serverFromEnv } from './open-world.ts'
import type { Jump, World, WorldOptions } from './types.ts'

export { expect } from '@playwright/test'
export type * from './types.ts'

/** What Understudy adds to Playwright's own fixtures. */
export interface Fixtures {
  /** What the world of a test is made of: `test.use({ worldOptions: { scenario: 'maintenance' } })`. */
  worldOptions: WorldOptions
  /** The world of the test, in which every page of the context is; deleted after it. */
  world: World
  /** Logs a member of the cast (or a new `trial` player) in before the next page loads. */
  asMember: (name: string) => Promise<void>
  /** Values on the device before the next page loads: `{ language: 'EN' }`. */
  device: (values: Record<string, string>) => Promise<void>
  /** Sets the world's clock to a time, by a stretch, or to the next event of a kind. */
  jumpTo: (jump: Jump) => Promise<number>
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

  world: async ({ worldOptions, baseURL, context }, use) => {
    const server = serverFromEnv(baseURL)
    const world = await openWorld(server, { clock: 'running', ...worldOptions })
    await context.addCookies([
      { name: 'world', value: world.id, url: server.url },
      // Players have no drawer.
      { name: 'steering', value: 'off', url: server.url },
    ])
    await use(world)
    await world.delete()
  },

  // A page is in the world of its test, also where the test does not steer that world.
  page: async ({ page, world: _world }, use) => {
    await use(page)
  },

  device: async ({ page, world: _world }, use) => {
    await use((values) => onDevice(page, values))
  },

  asMember: async ({ device, world }, use) => {
    await use(async (name) => device({ MC_SESSION_INFO: JSON.stringify(await world.signIn(name)), autoLogin: '1' }))
  },

  jumpTo: async ({ world }, use) => {
    await use((jump) => world.jumpTo(jump))
  },
})

async function onDevice(page: Page, values: Record<string, string>): Promise<void> {
  await page.goto(NO_APP)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
}
