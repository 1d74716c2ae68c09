import { afterEach, expect, test, vi } from 'vitest'
import { ask } from '../../stage/src/shared/page.js'
import { startPlatform } from '../support/platform.ts'

afterEach(() => void vi.unstubAllGlobals())

const OWN = 'http://localhost:3000'
const PROXY = 'http://localhost:8080'

/** Where a staged page leads back to, on a server of these ports whose staged page asks with these headers. */
async function homeOf(headers: Record<string, string>): Promise<string> {
  const running = await startPlatform({ port: 3000, stagePort: 3001 })
  const settings = await running.app.inject({
    url: '/wps/system/settings/consolidated',
    headers: { host: 'localhost:3000', merchant: 'aurora1' },
  })
  const site = settings.json().value.paths.cricket
  const asked = { host: 'localhost:3001', referer: site, ...headers }
  const reply = await running.stage.inject({ url: `${new URL(site).pathname}/state`, headers: asked })
  await running.close()
  return new URL(reply.json().value.app.home).origin
}

test.each([
  ['is behind a proxy on another port', PROXY, PROXY],
  ['is the server’s own', OWN, OWN],
  ['is another site’s', 'https://evil.example', OWN],
  ['is a staged one', 'http://localhost:3001', OWN],
  ['has no address', 'about:blank', OWN],
])('a staged page whose app %s leads back to the visitor’s app', async (_what, app, home) => {
  expect(await homeOf({ 'x-app': app })).toBe(home)
})

test.each([
  ['the page around it', { ancestorOrigins: [PROXY] }, '', PROXY],
  ['the page that led there', {}, `${PROXY}/m/home`, PROXY],
  ['nothing', {}, '', undefined],
])('a staged page tells the server %s', async (_what, location, referrer, told) => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ success: true, value: 1 }))
  vi.stubGlobal('location', location)
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('fetch', fetched)
  expect(await ask('/state')).toBe(1)
  expect(fetched.mock.lastCall?.[1].headers).toEqual(told === undefined ? {} : { 'x-app': told })
})
