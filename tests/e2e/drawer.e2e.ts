import type { Page } from '@playwright/test'
import { obstacles } from '../support/axe.ts'
import { drawer, handle, openDrawer } from '../support/drawer.ts'
import { closePopup, expect, test, time } from '../support/e2e.ts'
import { mainMenu, QUIET, visit } from '../support/page.ts'

test.use({ steering: true })
test.beforeEach(({ device }) => device(QUIET))

/** The top of the page `mine`: the account, or the link to log in. */
const head = (page: Page) => page.getByRole('main').getByRole('region').first()
const asGuest = 'Log in or register'
const maintenance = (page: Page) => page.getByRole('heading', { name: 'Under maintenance' })
const worldOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'world')?.value

test('a tap in the drawer logs every page of the world in or out without a reload', {
  tag: '@served',
}, async ({ page, context }) => {
  await page.goto('/m/mine')
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  const other = await context.newPage()
  await other.goto('/m/trail')
  await expect(mainMenu(other)).toBeVisible()
  const who = await openDrawer(page, 'Who')
  await who.getByRole('button', { name: /^amina / }).click()
  await expect(head(page)).toContainText('Amina')
  await expect(who.getByRole('button', { name: /^amina / })).toHaveAttribute('aria-pressed', 'true')
  await expect(other.getByRole('main')).toContainText('You are logged in as amina.')

  await test.step('a switch turned off is off in the app at once', async () => {
    const records = page.getByRole('link', { name: 'Betting record' })
    await expect(records).toBeVisible()
    const state = await openDrawer(page, 'State')
    await state.getByRole('searchbox').fill('record of bets')
    await state.getByRole('switch', { name: /Record of bets/ }).click()
    await expect(records).toBeHidden()
    await state.getByRole('switch', { name: /Record of bets/ }).click()
    await expect(records).toBeVisible()
    await state.getByRole('searchbox').fill('')
  })

  await test.step('maintenance shows and goes again, in another page of the world too', async () => {
    const state = await openDrawer(page, 'State')
    await state.getByRole('switch', { name: /^Maintenance/ }).click()
    await expect(mainMenu(page)).toBeHidden()
    await expect(maintenance(page)).toBeVisible()
    await expect(mainMenu(other)).toBeHidden()
    await state.getByRole('switch', { name: /^Maintenance/ }).click()
    await expect(mainMenu(page)).toBeVisible()
    await state.getByLabel('Country').selectOption('India (IN)')
    await expect(state.getByLabel('Country')).toHaveValue('IN')
  })
  await other.close()

  await openDrawer(page, 'Who')
  await who.getByRole('searchbox').fill('whole tree')
  await expect(who.getByRole('button')).toHaveCount(1)
  await who.getByRole('button', { name: /^tariq / }).click()
  await expect(head(page)).toContainText('Tariq')
  await who.getByRole('searchbox').fill('')
  await who.getByRole('button', { name: /^Guest/ }).click()
  await expect(head(page)).toContainText(asGuest)
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)

  await test.step('somebody of another merchant brings that merchant along', async () => {
    await who.getByRole('button', { name: /^imran / }).click()
    await expect(page.locator('html')).toHaveAttribute('data-merchant', 'cedar3')
    await expect(head(page)).toContainText('Imran')
    await expect(drawer(page)).toBeVisible()
  })
})

test('with eight pages open all load, and a waiting page catches up on changes', { tag: '@all' }, async ({
  context,
  world,
}) => {
  const pages: Page[] = []
  for (let count = 0; count < 8; count += 1) {
    const page = await context.newPage()
    await page.goto('/m/trail')
    await expect(mainMenu(page)).toBeVisible()
    pages.push(page)
  }
  const [last, ...others] = pages.reverse()
  await world.settings({ status: { maintenance: true } })
  await Promise.all(others.map((page) => page.close()))
  await expect(maintenance(last as Page)).toBeVisible()
})

test('a jump past midnight brings back the popup that was hidden for the day', { tag: '@all' }, async ({
  page,
  world,
}) => {
  await page.evaluate(() => {
    for (const key of ['popup.A', 'popup.B']) localStorage.removeItem(key)
  })
  await page.goto('/m/home')
  await closePopup(page)
  const clock = await openDrawer(page, 'Clock')
  await clock.getByRole('button', { name: 'Next midnight' }).click()
  await clock.getByRole('button', { name: '+1 min' }).click()
  await expect(clock.getByLabel('The world’s time')).toContainText('11 Mar 2026')
  await page.goto('/m/home')
  await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
  // The dialog traps the focus, but lets it go to the drawer.
  await clock.getByLabel('Set a time').focus()
  await expect(clock.getByLabel('Set a time')).toBeFocused()
  await clock.getByRole('button', { name: 'Jump to: Midnight' }).first().click()
  await expect(clock.getByLabel('The world’s time')).toContainText('12 Mar 2026')
  await world.advance(2 * time.day)
  await expect(clock.getByLabel('The world’s time')).toContainText('14 Mar 2026')
  await clock.getByRole('button', { name: 'Freeze' }).click()
  await expect(clock.getByRole('button', { name: 'Run', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
})

test('the drawer fills in the captcha and makes the next call fail as chosen', { tag: '@all' }, async ({
  page,
  world,
}) => {
  await page.goto('/m/register')
  const field = page.getByRole('textbox', { name: 'Captcha' })
  await field.click()
  const outbox = await openDrawer(page, 'Outbox')
  await outbox
    .getByRole('button', { name: /^Fill .* into the field$/ })
    .first()
    .click()
  await expect(field).toHaveValue(await world.lastCode('captcha'))
  await expect(field).toBeFocused()

  await visit(page, '/m/login')
  const faults = await openDrawer(page, 'Faults')
  await faults.getByLabel('Call', { exact: true }).fill('session.login')
  await faults.getByLabel('Fails with').first().selectOption('account.locked')
  await faults.getByRole('button', { name: 'Make it fail' }).click()
  await expect(faults.getByText('The next call will fail')).toBeVisible()
  const form = page.getByRole('form', { name: 'Log in' })
  await form.getByLabel('Username').fill('amina')
  await form.getByLabel('Password', { exact: true }).fill('Play1234')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(faults.getByText('1 of 1 hit')).toBeVisible()
  const [failed] = await world.calls('session.login')
  expect(failed?.code).toBe('account.locked')
  const calls = await openDrawer(page, 'Calls')
  await calls.getByRole('button', { name: /session\.login.*account\.locked/s }).click()
  await expect(calls.getByText('POST /wps/session/login')).toBeVisible()
})

test('a snapshot is restored, and the restoring undone; a story opens in its own world', { tag: '@all' }, async ({
  page,
  request,
  world,
}) => {
  await page.goto('/m/mine')
  const snapshots = await openDrawer(page, 'Snapshots')
  await snapshots.getByLabel('Name of the snapshot').fill('open house')
  await snapshots.getByRole('button', { name: 'Take a snapshot' }).click()
  await expect(snapshots.getByText('open house')).toBeVisible()
  const state = await openDrawer(page, 'State')
  await state.getByRole('switch', { name: /^Maintenance/ }).click()
  await expect(mainMenu(page)).toBeHidden()
  await openDrawer(page, 'Who').then((who) => who.getByRole('button', { name: /^amina / }).click())
  await openDrawer(page, 'Snapshots')
  await snapshots.getByRole('button', { name: 'Rewind to open house' }).click()
  await expect(mainMenu(page)).toBeVisible()
  await expect(head(page)).toContainText('Amina')
  await snapshots.getByRole('button', { name: 'Undo' }).click()
  await expect(mainMenu(page)).toBeHidden()
  await snapshots.getByRole('button', { name: 'Rewind to open house' }).click()
  await expect(mainMenu(page)).toBeVisible()

  const scenarios = await openDrawer(page, 'Scenarios')
  await scenarios.getByRole('searchbox').fill('closed for maintenance')
  await scenarios.getByRole('button', { name: /^maintenance / }).click()
  await scenarios.getByRole('button', { name: 'Open a new world of maintenance' }).click()
  await expect(maintenance(page)).toBeVisible()
  await expect(drawer(page)).toContainText('maintenance')
  const id = await worldOf(page)
  expect(id).not.toBe(world.id)
  await request.delete(`/__control/worlds/${id}`)
})

test('the drawer mirrors in Urdu and leaves the app in view and usable beside it', async ({ page, device }) => {
  await device({ language: 'UR' })
  await page.goto('/m/trail')
  expect((await handle(page).boundingBox())!.x).toBeLessThan(10)
  await openDrawer(page, 'کون')
  await page.keyboard.press('ArrowLeft')
  await expect(drawer(page).getByRole('tab', { name: 'حالت', exact: true })).toBeFocused()
  // The language changes without leaving the page or the section.
  await drawer(page).getByLabel('زبان').selectOption('EN')
  await expect(drawer(page).getByRole('tab', { name: 'State' })).toBeVisible()
  await expect(mainMenu(page)).toBeVisible()

  const box = (await drawer(page).boundingBox())!
  expect(box.y).toBeGreaterThan(0.5 * 844)
  const menu = (await mainMenu(page).boundingBox())!
  expect(menu.y + menu.height).toBeLessThanOrEqual(box.y + 1)
  await mainMenu(page).getByRole('link', { name: 'Member' }).click()
  await expect(page).toHaveURL(/login/)
  await expect(drawer(page)).toBeVisible()

  await page.setViewportSize({ width: 1200, height: 800 })
  await expect
    .poll(async () => {
      const [beside, column] = [await drawer(page).boundingBox(), await page.locator('#content').boundingBox()]
      return beside!.x - column!.x - column!.width
    })
    .toBeGreaterThanOrEqual(0)
})

/** Sections of the drawer; the everyday gate checks the first three. */
const SECTIONS = [
  'Who',
  'State',
  'Clock',
  'Faults',
  'Outbox',
  'Back office',
  'Write',
  'Scenarios',
  'Snapshots',
  'Calls',
  'Hand over',
]
for (const { which, sections, tag } of [
  { which: 'first', sections: SECTIONS.slice(0, 3), tag: [] },
  { which: 'further', sections: SECTIONS.slice(3), tag: ['@all'] },
])
  test(`the ${which} sections of the drawer have no accessibility violations`, { tag }, async ({ page }) => {
    await page.goto('/m/trail')
    const violations: string[] = []
    for (const section of sections) {
      await openDrawer(page, section)
      violations.push(...(await obstacles(page, section, { part: '#steering' })))
    }
    expect(violations).toEqual([])
  })

test('the drawer is opened, used and left by keyboard alone', async ({ page }) => {
  await page.goto('/m/mine')
  await handle(page).focus()
  const startY = (await handle(page).boundingBox())!.y
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await handle(page).boundingBox())!.y).toBeGreaterThan(startY)
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('tab', { name: 'Who' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(drawer(page).getByRole('tab', { name: 'State' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(drawer(page).getByRole('tab', { name: 'Hand over' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(drawer(page).getByRole('tab', { name: 'Who' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawer(page).getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('amina')
  const amina = drawer(page).getByRole('button', { name: /^amina / })
  await expect(amina).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(amina).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(head(page)).toContainText('Amina')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(handle(page)).toBeFocused()
  await page.reload()
  await expect(handle(page)).toBeVisible()
  expect((await handle(page).boundingBox())!.y).toBeGreaterThan(startY)
})

test('the state is handed on as a link, or as a file that opens as another world', { tag: '@all' }, async ({
  page,
  request,
  browser,
  world,
}) => {
  await world.settings({ flags: { CBS3: false } })
  await page.goto('/m/mine')
  await openDrawer(page, 'Who').then((who) => who.getByRole('button', { name: /^bilal / }).click())
  await expect(head(page)).toContainText('Bilal')
  const handOver = await openDrawer(page, 'Hand over')
  await handOver.getByRole('button', { name: 'Make link' }).click()
  await expect(handOver.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  const link = (await handOver.getByRole('link').first().getAttribute('href'))!
  expect(new URL(link).searchParams.get('flags')).toBe('-CBS3')

  const elsewhere = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  const theirs = await elsewhere.newPage()
  await theirs.goto(link)
  await expect(head(theirs)).toContainText('Bilal')
  const theirWorld = await worldOf(theirs)
  expect(theirWorld).not.toBe(world.id)
  const settings = await (await request.get(`/__control/worlds/${theirWorld}/settings`)).json()
  expect(settings.flags.CBS3).toBe(false)
  await request.delete(`/__control/worlds/${theirWorld}`)
  await elsewhere.close()

  const saved = page.waitForEvent('download')
  await handOver.getByRole('button', { name: 'Save capsule' }).click()
  const file = await (await saved).path()
  await handOver.getByLabel('Open a capsule').setInputFiles({
    name: 'broken.capsule',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('not a capsule'),
  })
  await expect(handOver.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await handOver.getByLabel('Open a capsule').setInputFiles(file)
  const contents = handOver.getByRole('region', { name: 'Contents' })
  await expect(contents).toContainText('bilal')
  await expect(contents).toContainText('/m/mine')
  await expect.poll(() => worldOf(page)).toBe(world.id)
  await contents.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => worldOf(page)).not.toBe(world.id)
  await expect(page).toHaveURL(/\/m\/mine$/)
  await expect(drawer(page)).toContainText('bilal')
  await request.delete(`/__control/worlds/${await worldOf(page)}`)
})

test('a phone in the room follows what the host steers', { tag: '@all' }, async ({ page, browser }) => {
  await page.goto('/m/trail')
  const handOver = await openDrawer(page, 'Hand over')
  await handOver.getByRole('button', { name: 'Open a room' }).click()
  await expect(handOver.getByRole('img', { name: 'QR code of the room' })).toBeVisible()
  const way = (await handOver.getByRole('link').last().getAttribute('href'))!
  const phones = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  const phone = await phones.newPage()
  await phone.goto(way)
  await expect(phone.getByRole('navigation').last()).toBeVisible()
  await expect(handOver.getByText('following')).toBeVisible()
  const state = await openDrawer(page, 'State')
  await state.getByRole('switch', { name: /^Maintenance/ }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Under maintenance')
  await openDrawer(page, 'Hand over')
  await handOver.getByRole('button', { name: 'Close the room' }).click()
  await expect(handOver.getByRole('button', { name: 'Open a room' })).toBeVisible()
  await phones.close()
})
