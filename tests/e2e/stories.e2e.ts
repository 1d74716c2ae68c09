import type { FrameLocator, Locator, Page } from '@playwright/test'
import { closePopup, expect, test } from '../support/e2e.ts'
import { inputsOf, scrollDownTo, section } from '../support/home.ts'
import { balanceCard, openMenu, QUIET } from '../support/page.ts'
import { fill, form } from '../support/registration.ts'

const header = (page: Page) => page.getByRole('banner')
const tiles = (page: Page) => page.getByRole('main').getByRole('article')
const popup = (page: Page) => page.getByRole('dialog', { name: 'Announcements' })
const amount = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''))

async function pickEntry(page: Page, entry: string) {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: entry }).click()
}

test('a newcomer meets home in Urdu, from right to left, down to the footer', {
  tag: ['@HOME-001', '@HOME-009', '@HOME-024', '@GAMES-018', '@API-037', '@I18N-002', '@I18N-006'],
}, async ({ page, world }) => {
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'ur')
  await expect(html).toHaveAttribute('dir', 'rtl')
  const welcome = page.getByRole('dialog', { name: 'اعلانات' })
  await expect(welcome).toContainText('اورورا میں خوش آمدید')
  await welcome.getByRole('button', { name: 'بند کریں' }).click()
  await expect(welcome).toHaveCount(0)

  await expect(header(page).getByRole('link', { name: 'لاگ ان' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^اعلانات:/ })).toContainText('آج شام 8 بجے')
  await expect(page.getByRole('region', { name: 'نمایاں پروموشنز' })).toContainText('فیسٹیول ہفتہ')
  const categories = page.getByRole('navigation', { name: 'گیمز کی اقسام' })
  const first = await categories.getByRole('button', { name: 'مقبول', exact: true }).boundingBox()
  const second = await categories.getByRole('button', { name: 'پسندیدہ', exact: true }).boundingBox()
  expect(first?.x).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY)
  for (const label of ['بورڈ گیمز', 'بونس گیمز', 'سلاٹس', 'لائیو کیسینو', 'مرغ بازی'])
    await expect(categories.getByRole('button', { name: label })).toBeAttached()

  for (const title of ['مقبول گیمز', 'میچ شیڈول', 'نئی گیمز', 'سلاٹس', 'مرغ بازی'])
    await scrollDownTo(page, section(page, title).getByRole('article').first())
  expect(inputsOf(await world.calls('games.hot'))[0]).toMatchObject({
    language: 'EN',
    isPlatform: '1',
    platform: 'html5',
  })
  expect(inputsOf(await world.calls('games.list'))[0]).toMatchObject({ language: 'UR' })
  const copyright = page.getByText('© 2024 اورورا')
  await scrollDownTo(page, copyright)
  await expect(page.getByRole('heading', { name: 'گیمز بنانے والے' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

/** The steps from registration to money for a first round: with the welcome gift, or with a deposit. */
const TO_THE_FIRST_ROUND = {
  gift: async (page: Page, tap: (button: Locator) => Promise<void>) => {
    await tap(page.getByRole('dialog', { name: 'Announcements' }).getByRole('link', { name: 'View promotion' }).first())
    await tap(page.getByRole('button', { name: 'Claim now' }))
    const standing = page.getByRole('main').getByRole('region', { name: 'Claimed' })
    await expect(standing.getByRole('status')).toHaveText('Already claimed.')
    await expect(standing).toContainText('Rs 500')
    await tap(page.getByRole('button', { name: 'Back' }))
  },
  deposit: async (page: Page, tap: (button: Locator) => Promise<void>) => {
    await tap(page.getByRole('dialog', { name: 'Announcements' }).getByRole('button', { name: 'Close' }))
    await tap(balanceCard(page).getByRole('link', { name: 'Deposit' }))
    const form = page.getByRole('form', { name: 'Amount to deposit' })
    await tap(form.getByRole('button', { name: /^500/ }))
    await tap(form.getByRole('button', { name: 'Go to payment' }))
    await tap(page.getByRole('button', { name: 'Pay', exact: true }))
    await expect(page.getByRole('region', { name: 'Deposit order' }).getByRole('status')).toHaveText('Arrived')
  },
} as const

for (const { way, tag } of [
  { way: 'gift', tag: [] },
  { way: 'deposit', tag: ['@all'] },
] as const)
  test(`a newcomer plays a first round in eight taps and a minute (${way})`, { tag: [...tag] }, async ({
    page,
    device,
    world,
  }) => {
    await device({ language: 'EN' })
    await page.goto('/m/register')
    await fill(page, world, { Username: 'newcomer1' })
    const start = Date.now()
    let taps = 0
    const tap = async (button: Locator) => {
      await button.click()
      taps += 1
    }
    await tap(form(page).getByRole('button', { name: 'Create account' }))
    await TO_THE_FIRST_ROUND[way](page, tap)
    await tap(section(page, 'Hot games').getByRole('article').first().getByRole('link'))
    await tap(page.frameLocator('iframe').getByRole('button', { name: 'Spin' }))
    await expect(page.frameLocator('iframe').getByRole('status')).toHaveText(/You win|Not this time|returned/)
    const duration = Date.now() - start
    test.info().annotations.push({ type: way, description: `${taps} taps, ${duration} ms` })
    expect(taps).toBeLessThanOrEqual(8)
    expect(duration).toBeLessThan(60_000)
  })

/** Shoots until the balance has changed, as a catch may pay exactly what the shots cost. */
async function fishUntilItShows(pond: FrameLocator, previousBalance: number): Promise<number> {
  const balance = async () => amount(await pond.locator('#balance').textContent())
  await pond.getByRole('radio', { name: '50', exact: true }).check({ force: true })
  await expect(async () => {
    await pond.getByRole('button', { name: /^Shoot at: Shark/ }).click()
    await expect(pond.getByRole('status')).toHaveText(/Caught|Missed|given back/)
    expect(await balance()).not.toBe(previousBalance)
  }).toPass()
  return balance()
}

test('amina stars a game, plays it, and finds it again with her new balance', {
  tag: ['@all', '@GAMES-011', '@GAMES-014', '@HOME-021', '@LAUNCH-005'],
}, async ({ page, asMember, device }) => {
  await device(QUIET)
  await asMember('amina')
  await page.goto('/m/home')
  const panel = section(page, 'Total balance')
  await expect(panel).toContainText('Rs 48,250')
  await panel.getByRole('button', { name: 'Hide balance' }).click()
  await expect(panel.getByText('Rs 48,250')).toBeHidden()
  await panel.getByRole('button', { name: 'Show balance' }).click()

  await page.goto('/m/gameList?gameType=FISH')
  const star = page.getByRole('main').getByRole('button', { name: 'Favourite: Merry Whale' })
  await star.click()
  await expect(page.getByRole('status').filter({ hasText: 'Changes saved' })).toBeVisible()
  await page.getByRole('group', { name: 'Filter' }).getByRole('button', { name: 'Favourite' }).click()
  await page.goto('/m/gameList?type=fav')
  await expect(tiles(page).first()).toContainText('Merry Whale')
  await tiles(page).first().getByRole('link').click()

  const pond = page.frameLocator('iframe')
  await expect(pond.getByRole('heading', { name: 'Merry Whale' })).toBeVisible()
  const remaining = await fishUntilItShows(pond, 48_250)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/m/gameList?type=fav')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.goto('/m/home')
  const played = section(page, 'Recently played').getByRole('article').first()
  await scrollDownTo(page, played)
  await expect(played).toContainText('Merry Whale')
  await expect(panel).toContainText(`Rs ${Math.floor(remaining).toLocaleString('en-US')}`)

  await pickEntry(page, 'Sign out')
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(header(page).getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(panel).toHaveCount(0)
  await expect(section(page, 'Recently played')).toHaveCount(0)
})

test('a trial session is asked to register at every page of real accounts', {
  tag: ['@all', '@SESSION-012', '@SESSION-018', '@ERR-003', '@ERR-004'],
}, async ({ page, device }) => {
  await device(QUIET)
  await page.goto('/m/trail')
  await page.getByRole('button', { name: 'Start free play' }).click()
  await expect(page).toHaveURL('/m/home')
  const refusal = page.getByRole('dialog').filter({ hasText: 'Please login an actual account to use this function' })
  await expect(section(page, 'Total balance').getByRole('link', { name: 'Register' })).toBeVisible()
  await expect(section(page, 'Total balance').getByRole('link', { name: 'Deposit' })).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Deposit' }).click()
  await expect(refusal).toBeVisible()
  await refusal.getByRole('button', { name: 'Cancel' }).click()
  await expect(refusal).toHaveCount(0)
  await expect(page).toHaveURL('/m/home')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Member' }).click()
  await expect(page.getByRole('dialog')).toContainText('You are playing for free')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await header(page).getByRole('button', { name: 'Customer service' }).click()
  await page.getByRole('button', { name: /^Live chat Usually/ }).click()
  const chat = page.getByRole('dialog', {
    name: 'The inbox and chat are for registered accounts. Register to use them.',
  })
  await chat.getByRole('button', { name: 'Cancel' }).click()
  await expect(chat).toBeHidden()
  await expect(page).toHaveURL('/m/home')
  await section(page, 'Hot games')
    .getByRole('link', { name: /Nilgiri Tiger/ })
    .click()
  await expect(page.frameLocator('iframe').getByText('Demo money')).toBeVisible()
})

test('a tester lets midnight pass, and the popup hidden for the day is back', { tag: ['@all', '@POPUP-008'] }, async ({
  page,
  jumpTo,
  device,
}) => {
  await device({})
  await page.goto('/m/home')
  await expect(popup(page).getByRole('checkbox', { name: 'Do not show again today' })).toBeChecked()
  await closePopup(page)
  await page.reload()
  await expect(section(page, 'Hot games')).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
  await jumpTo('midnight')
  await page.reload()
  await expect(popup(page)).toBeVisible()
})
