import type { Page } from '@playwright/test'
import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { QUIET, trafficOf } from '../support/page.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ device }) => device(QUIET))

const open = (page: Page, hash: string) => page.goto(`/__control/#/${hash}`)
const table = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rowOf = (page: Page, list: string, text: string) => table(page, list).getByRole('row').filter({ hasText: text })

test('the console lists the worlds with their contents, forks and resets them', { tag: ['@all', '@served'] }, async ({
  page,
  world,
  asMember,
}) => {
  await asMember('amina')
  await world.settings({ country: 'NP' })
  await open(page, 'worlds')
  const row = rowOf(page, 'Worlds', world.id)
  await expect(row.getByRole('cell')).toContainText(['aurora1', '10 Mar 2026', 'ago', 'ago', '1', 'KB'])
  const ids = async () => {
    const names = await table(page, 'Worlds')
      .getByRole('rowheader')
      .getByText(/^w[0-9a-f]{12}$/)
      .allTextContents()
    return new Set(names)
  }
  const previousIds = await ids()
  await row.getByText('More').click()
  await row.getByRole('button', { name: 'Fork' }).click()
  await expect.poll(async () => [...(await ids())].some((id) => !previousIds.has(id))).toBe(true)
  await row.getByText('More').click()
  await row.getByRole('button', { name: 'Reset' }).click()
  await expect(row.getByRole('cell').nth(4)).toHaveText('0')
})

test('the console deletes a world after asking once more', { tag: '@all' }, async ({
  page,
  world,
  baseURL,
  request,
}) => {
  void world
  const response = await request.post(`${baseURL}/__control/worlds`, { data: { scenario: 'vip' } })
  const { id } = await response.json()
  await open(page, 'worlds')
  const row = rowOf(page, 'Worlds', id)
  await row.getByText('More').click()
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Really delete?' }).click()
  await expect(row).toHaveCount(0)
  expect((await request.get(`${baseURL}/__control/worlds/${id}`)).status()).toBe(404)
})

test('a note that is one long address widens no page of the console', { tag: '@all' }, async ({
  page,
  world,
  request,
}) => {
  const note = `https://example.com/${'x'.repeat(200)}`
  await request.patch(`/__control/worlds/${world.id}`, { data: { name: 'The desk', note } })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, 'worlds')
    await expect(page.getByText(note)).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect((await rowOf(page, 'Worlds', world.id).boundingBox())?.width).toBeLessThanOrEqual(width)
  }
})

test('the overview of a world shows its time, people, queues, faults and last failures', { tag: '@all' }, async ({
  page,
  world,
  asMember,
}) => {
  await asMember('amina')
  await world.setClock(Date.parse('2026-03-10T06:59:30Z'))
  await open(page, `overview/${world.id}`)
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(page.getByRole('heading', { level: 2, name: 'everyday · amina · 10 Mar, 11:59' })).toBeVisible()
  await expect(card('Time')).toContainText('10 Mar 2026, 11:59:')
  await expect(card('Logged in')).toContainText('amina')
  await expect(card('Waiting for a decision').getByRole('listitem').first()).toContainText(/\d$/)
  await expect(card('Faults')).toContainText('No fault rules.')
  await expect(card('Last failures')).toContainText('No failed calls.')
  await expect(card('Recent events')).toContainText('Nothing has changed yet.')

  await world.faults([{ endpoint: 'help.center', kind: 'error', code: 'TOO_MANY_REQUEST', times: 1 }])
  await expect(card('Faults')).toContainText('0 of 0 calls')
  expect((await page.request.get('/wps/system/helpCenter')).status()).toBe(429)
  await expect(card('Faults')).toContainText('1 of 1 calls')
  await card('Last failures').getByRole('link', { name: 'help.center' }).click()
  await expect(page).toHaveURL(/#\/calls\//)
  await expect(page.getByText('TOO_MANY_REQUEST').first()).toBeVisible()
})

test('the people of a world open the app as themselves, and lead to their calls', { tag: '@all' }, async ({
  page,
  world,
  context,
}) => {
  await open(page, `people/${world.id}`)
  await expect(rowOf(page, 'People', 'amina')).toContainText(['VIP6', 'Rs 48,250.00', 'active'].join(''))
  await expect(rowOf(page, 'People', 'kamran')).toContainText('disabled')
  await page.getByRole('searchbox').fill('wallet is empty')
  await expect(table(page, 'People').getByRole('row')).toHaveCount(2)
  const nextPage = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open the app as zoya' }).click()
  const app = await nextPage
  await expect(app).toHaveURL('/m/home')
  await expect(app.getByText('zoya').first()).toBeVisible()
  await page.bringToFront()
  await expect(rowOf(page, 'People', 'zoya')).toContainText('ago')
  await rowOf(page, 'People', 'zoya').getByRole('link', { name: 'Calls' }).click()
  await expect(rowOf(page, 'Calls, newest first', 'zoya').first()).toBeVisible()
  await page.goto(`/__control/#/people/${world.id}?q=nobody+at+all`)
  await page.getByRole('button', { name: 'Show everybody' }).click()
  await expect(rowOf(page, 'People', 'amina')).toBeVisible()
})

test('a person’s timeline joins calls, money and messages, and narrows to one thing', { tag: '@all' }, async ({
  page,
  world,
  asMember,
}) => {
  await asMember('amina')
  await page.goto('/m/mine')
  await expect(page.getByText('amina').first()).toBeVisible()
  await open(page, `people/${world.id}`)
  await page.getByRole('link', { name: 'Show the timeline of amina' }).click()
  const timeline = page.getByRole('region', { name: 'Timeline of amina' })
  await expect(
    timeline
      .getByRole('listitem')
      .filter({ has: page.getByRole('img', { name: 'Call' }) })
      .first(),
  ).toBeVisible()
  const money = timeline.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Money' }) })
  await expect(money.first()).toContainText(/[+−][\d,.]+.*balance/)
  const key = (await money.first().getByRole('paragraph').nth(1).textContent()) ?? ''
  await timeline.getByRole('searchbox').fill(key)
  await expect(timeline.getByRole('listitem')).toHaveCount(1)
  await timeline.getByRole('searchbox').fill('nothing like it')
  await expect(timeline).toContainText('Nothing found.')
  await timeline.getByRole('searchbox').fill('wallet.balance')
  await timeline.getByRole('link', { name: 'wallet.balance' }).first().click()
  await expect(page).toHaveURL(/#\/calls\//)
  await page.goBack()
  await timeline.getByRole('button', { name: 'Close' }).click()
  await expect(timeline).toHaveCount(0)
})

test('the console shows calls as they come in and compares two of them', async ({ page, world, context }) => {
  await world.faults([{ endpoint: 'help.center', kind: 'error', code: 'TOO_MANY_REQUEST', times: 1 }])
  await open(page, `calls/${world.id}`)
  await expect(page.getByRole('link', { name: 'Open the app in this world' })).toBeVisible()
  const app = await context.newPage()
  await app.goto('/m/help')
  const list = 'Calls, newest first'
  const spoilt = rowOf(page, list, 'fault error TOO_MANY_REQUEST')
  await expect(spoilt).toContainText('help.center')
  await expect(spoilt).toContainText('429 TOO_MANY_REQUEST')
  await expect(spoilt).toContainText('/m/help')
  await spoilt.click()
  const call = page.getByRole('region', { name: /^Call no[.] \d/ })
  await expect(call).toContainText('helpCenter?device=MOBILE&lang=EN')
  await expect(call).toContainText('Lists the help articles of a language by category')
  for (const name of ['curl', 'fetch', 'Test', 'JSON']) await expect(call.getByRole('button', { name })).toBeVisible()
  await expect(call.getByText('"success": false')).toBeVisible()
  await call.getByRole('button', { name: 'Send again' }).click()
  await expect(call.getByRole('heading', { name: /^No[.] \d+ and no[.] \d+$/ })).toBeVisible()
  await expect(call.getByRole('region', { name: 'Reply' })).toContainText('+"success": true')
  await page.keyboard.press('Escape')
  const status = rowOf(page, list, 'system.status').first()
  await status.getByRole('link').focus()
  await page.keyboard.press('c')
  const answered = call.getByRole('region', { name: 'Reply' })
  await expect(answered).toContainText('-"success": false')
  await expect(answered).toContainText('+"success": true')
  await page.getByRole('searchbox').fill('fault -who:amina')
  await expect(status).toHaveCount(0)
  await page.getByRole('columnheader', { name: 'ms' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'ms' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/\/calls\/\w+\/\d+[?](?=.*q=fault)(?=.*sort=-ms)(?=.*vs=\d)/)
  await page.reload()
  await expect(answered).toContainText('+"success": true')
  await expect(table(page, list).getByRole('row')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(call.getByRole('button', { name: 'curl' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(call).toHaveCount(0)
  await page.getByRole('button', { name: /^Remove fault/ }).click()
  await expect(status).toBeVisible()
  await page.getByRole('button', { name: 'Live' }).click()
  const traffic = trafficOf(app)
  await app.goto('/m/trail')
  await traffic.over()
  await expect(page.getByRole('button', { name: /Paused at no[.] \d+: [1-9]/ })).toBeVisible()
  await expect(rowOf(page, list, '/m/trail')).toHaveCount(0)
  await page.getByRole('button', { name: /^Paused/ }).click()
  await expect(rowOf(page, list, '/m/trail').first()).toBeVisible()
})

test('the console finds a call by a text in its reply, also as it comes in', { tag: '@all' }, async ({
  page,
  world,
  context,
}) => {
  await open(page, `calls/${world.id}?q=${encodeURIComponent('body:"old fisherman"')}`)
  await expect(page.getByText('No calls yet.')).toBeVisible()
  const app = await context.newPage()
  await app.goto('/m/home')
  const list = table(page, 'Calls, newest first')
  await expect(list.getByText('games.hot')).toBeVisible()
  await expect(list.getByText('system.status')).toHaveCount(0)
  await list.getByRole('link', { name: 'games.hot' }).click()
  await expect(page.getByText('The Old Fisherman').first()).toBeVisible()
})

test('ten thousand calls are browsed by keyboard with a few rows in the page', { tag: '@all' }, async ({
  page,
  world,
}) => {
  const line = (seq: number) => ({
    seq,
    at: 1_773_126_000_000 + seq,
    machineAt: 1_773_126_000_000 + seq,
    page: '/m/home',
    bytes: 100,
    endpoint: `games.list${seq}`,
    method: 'GET',
    path: '/wps/games',
    status: 200,
    code: null,
    actor: null,
    ms: 3,
    input: null,
    fault: null,
    flag: null,
    clock: 'running',
    rows: 0,
    cause: null,
  })
  await page.route('**/tape?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const firstSeq = Number(query.get('before') ?? 10_001)
    const count = Math.min(Number(query.get('limit')), firstSeq - 1)
    return route.fulfill({ json: Array.from({ length: count }, (_, at) => line(firstSeq - 1 - at)) })
  })
  await open(page, `calls/${world.id}`)
  await expect(page.getByText('10,000 of 10,000')).toBeVisible()
  expect(await table(page, 'Calls, newest first').getByRole('row').count()).toBeLessThan(80)
  await page.keyboard.press('/')
  await page.keyboard.type('games.list7777')
  await expect(page.getByText('1 of 10,000')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('searchbox').blur()
  for (const key of ['j', 'j', 'j', 'k']) {
    await page.keyboard.press(key)
    await expect(page.locator('[data-row]:focus')).toBeVisible()
  }
  await expect(page.locator('[data-row]:focus')).toHaveAttribute('data-row', '1')
})

test('the console pages, searches and edits a world’s tables without its secrets', { tag: '@all' }, async ({
  page,
  world,
}) => {
  await open(page, `tables/${world.id}`)
  await page.locator('summary', { hasText: /^Member \d/ }).click()
  await page.getByRole('link', { name: /^member \d/ }).click()
  await expect(page).toHaveURL(new RegExp(`#/tables/${world.id}/member$`))
  const members = table(page, 'member')
  await expect(members.getByRole('row')).toHaveCount(52)
  const first = await members.getByRole('row').nth(2).textContent()
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(members.getByRole('row').nth(2)).not.toHaveText(first ?? '')
  await page.getByRole('searchbox', { name: 'Find in any column' }).fill('bushra')
  await expect(members.getByRole('row')).toHaveCount(3)
  await expect(members.getByRole('row').nth(2)).toContainText('•••')
  await expect(members).not.toContainText('scrypt')
  await page.getByRole('searchbox', { name: 'Find in any column' }).fill('')
  await page.getByRole('searchbox', { name: 'Filter username' }).fill('bil')
  await page.getByRole('columnheader', { name: 'username' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'username' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/where=username%3Dbil&sort=username/)
  await page.reload()
  await expect(members.getByRole('row').nth(2)).toContainText('bilal')
})

test('the console makes the next call fail with any error, beside the app', async ({ page, world }) => {
  await open(page, `errors/${world.id}`)
  await page.getByRole('searchbox').fill('TOO_MANY_REQUEST')
  const row = rowOf(page, 'Errors', 'TOO_MANY_REQUEST')
  await expect(row).toContainText('429')
  await expect(row.locator('[lang=ur]')).not.toBeEmpty()
  await row.getByRole('combobox').selectOption('help.center')
  await row.getByRole('button', { name: 'Raise' }).click()
  await expect(page.getByRole('status')).toHaveText('The next call of help.center fails with TOO_MANY_REQUEST.')
  const app = page.frameLocator('iframe')
  await expect(app.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await app.locator('body').evaluate(() => location.assign('/m/help'))
  await expect(app.getByText('Help could not be loaded.')).toBeVisible()
})

test('the reference shows where a call comes from and tries it in the world', { tag: '@all' }, async ({
  page,
  world,
}) => {
  await open(page, `endpoints/${world.id}`)
  await page.getByRole('searchbox').fill('API-022')
  const row = rowOf(page, 'Reference', 'help.center')
  await expect(row).toContainText('specified')
  const calls = async () => Number(await row.getByRole('cell').last().textContent())
  const before = await calls()
  await page.evaluate(() =>
    fetch('/wps/system/helpCenter?device=MOBILE&lang=EN', { headers: { Merchant: 'aurora1' } }).then(() => undefined),
  )
  await page.reload()
  await expect.poll(calls).toBeGreaterThan(before)
  await page.getByRole('searchbox').fill('')
  await page.getByLabel('Origin').selectOption('observed')
  await expect(table(page, 'Reference').getByRole('row').nth(1)).toContainText('observed')
  await page.getByRole('searchbox').fill('favourites.ids')
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'favourites.ids' })
  await panel.getByLabel('As', { exact: true }).selectOption('amina')
  await panel.getByRole('button', { name: 'Execute' }).click()
  await expect(panel.locator('.live-responses-table')).toContainText('"success": true')
  await panel.getByRole('link', { name: 'Show it in Calls' }).click()
  await expect(rowOf(page, 'Calls, newest first', 'favourites.ids').first()).toContainText('amina')
  await page.goBack()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('the console reports a gone world, and shows the last used where none is named', { tag: '@all' }, async ({
  page,
  world,
}) => {
  void world
  await open(page, 'calls/w000000000000')
  await expect(page.getByText('This world no longer exists.')).toBeVisible()
  await open(page, 'tables')
  await expect(page).toHaveURL(/#\/tables\/[\w-]+$/)
  await open(page, '%E0%A4%A/x')
  await expect(table(page, 'Worlds')).toBeVisible()
})

type View = [hash: (world: string) => string, shows: string | RegExp]
const VIEWS: { name: string; tag: string[]; views: View[] }[] = [
  {
    name: 'calls, tables and faults',
    tag: ['@all'],
    views: [
      [(id) => `calls/${id}`, 'Export HAR'],
      [(id) => `tables/${id}/flag`, 'module_id'],
      [(id) => `faults/${id}`, 'Add rule'],
    ],
  },
  {
    name: 'worlds and people',
    tag: ['@all'],
    views: [
      [() => 'worlds', 'Inspect'],
      [(id) => `worlds/${id}/diff`, /^No differences|^Settings$/],
      [(id) => `overview/${id}`, 'Last failures'],
      [(id) => `people/${id}/amina`, 'Timeline of amina'],
    ],
  },
  {
    name: 'reference, errors and time',
    tag: ['@all'],
    views: [
      // A few rows, as each is made like the others, and each error offers every call.
      [() => 'endpoints?q=help', 'help.center'],
      [(id) => `endpoints/${id}?open=games.list&q=games.list`, 'Execute'],
      [(id) => `time/${id}`, /Karachi/],
      [(id) => `errors/${id}?q=captcha`, 'The app in this world'],
    ],
  },
  {
    name: 'rooms, back office and writing',
    tag: ['@all'],
    views: [
      [(id) => `room/${id}`, 'Open a room'],
      [(id) => `queues/${id}`, / waiting /],
      [(id) => `write/${id}`, 'Announcement'],
      [(id) => `faults/${id}/run`, 'Run'],
    ],
  },
]
for (const { name, tag, views } of VIEWS)
  test(`the console has no accessibility violations: ${name}`, { tag }, async ({ page, world }) => {
    for (const [hash, shows] of views) {
      await open(page, hash(world.id))
      await expect(page.getByText(shows).first()).toBeVisible()
      // Swagger UI, which shows an opened call of the reference, has selects without names.
      expect(await obstacles(page, hash('…'), { except: '.swagger-ui' })).toEqual([])
    }
  })
