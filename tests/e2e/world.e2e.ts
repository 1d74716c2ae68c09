import { type APIRequestContext, request as client, type Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { balanceCard, mainMenu, openMenu, QUIET, storedValue, trafficOf, visit } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const GONE = 'This demo session has ended'
const tiles = (page: Page) => page.getByRole('article')

/** Creates another world for as long as `work` takes. */
async function withAnotherWorld(baseURL: string | undefined, scenario: string, work: (id: string) => Promise<void>) {
  const token = process.env.CONTROL_TOKEN
  const steering: APIRequestContext = await client.newContext({
    baseURL,
    extraHTTPHeaders: token ? { Authorization: `Bearer ${token}` } : {},
  })
  const { id } = await (await steering.post('/__control/worlds', { data: { scenario, seed: 1 } })).json()
  try {
    await work(id)
  } finally {
    await steering.delete(`/__control/worlds/${id}`)
    await steering.dispose()
  }
}

test('maintenance of one world leaves others alone, and ?world= changes between them', {
  tag: ['@all', '@STATUS-002'],
}, async ({ page, context, world, baseURL }) => {
  await page.goto('/m/trail')
  await expect(mainMenu(page)).toBeVisible()
  await withAnotherWorld(baseURL, 'maintenance', async (id) => {
    const room = await context.browser()!.newContext({ baseURL })
    const guest = await room.newPage()
    await guest.goto(`/m/trail?world=${id}`)
    await expect(guest).toHaveURL('/m/trail')
    await expect(guest.getByRole('heading', { name: 'سسٹم کی دیکھ بھال' })).toBeVisible()
    await expect(guest.getByRole('button', { name: 'دوبارہ کوشش کریں' })).toBeVisible()
    await expect.poll(() => guest.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
    await page.reload()
    await expect(mainMenu(page)).toBeVisible()
    await guest.goto(`/m/trail?world=${world.id}`)
    await expect(guest.getByRole('navigation', { name: 'مرکزی مینو' })).toBeVisible()
    await room.close()
  })
})

test('a browser takes its language to another world, but neither session nor popups', async ({
  page,
  asMember,
  device,
  baseURL,
}) => {
  await asMember('amina')
  await device({ language: 'UR-LA', theme: 'light' })
  await page.goto('/m/home')
  await expect(page.getByText('amina').first()).toBeVisible()
  await withAnotherWorld(baseURL, 'everyday', async (id) => {
    await page.goto(`/m/home?world=${id}`)
    await expect(page).toHaveURL('/m/home')
    await expect.poll(() => storedValue(page, 'world')).toBe(id)
    await expect.poll(() => storedValue(page, 'MC_SESSION_INFO')).toBeNull()
    await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible()
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual([
      'ur-Latn',
      'light',
    ])
  })
})

test('foreign cookies change nothing, and an unknown world is reported on a clear page', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? ''
  await context.addCookies([
    { name: 'worlds', value: 'x', url },
    { name: 'session', value: '%7B%22', url },
    { name: 'captcha', value: '-'.repeat(2_000), url },
    { name: '__proto__', value: 'x', url },
  ])
  await page.goto('/m/gameList')
  await expect(tiles(page).first()).toBeVisible()

  for (const id of ['../../etc', '%00', '😀', '-'.repeat(300)]) {
    await page.goto(`/m/home?world=${encodeURIComponent(id)}`)
    await expect(page.getByRole('heading', { level: 1, name: GONE }), id.slice(0, 9)).toBeVisible()
  }

  await context.addCookies([{ name: 'world', value: 'gone-for-good', url }])
  await page.goto('/m/gameList')
  await expect(page.getByRole('heading', { level: 1, name: GONE })).toBeVisible()
  await expect(page.getByText('It was closed or its time is over.')).toBeVisible()
  await page.getByRole('button', { name: 'Open the regular app' }).click()
  await expect(page).toHaveURL('/m/home')
  expect((await context.cookies()).find(({ name }) => name === 'world')).toBeUndefined()
})

test('a world that is deleted ends the page in the player’s language', { tag: '@all' }, async ({
  page,
  context,
  device,
  baseURL,
}) => {
  await device({ language: 'UR' })
  await withAnotherWorld(baseURL, 'everyday', async (id) => {
    await context.addCookies([{ name: 'world', value: id, url: baseURL ?? '' }])
    await page.goto('/m/trail')
    await expect(page.getByRole('navigation', { name: 'مرکزی مینو' })).toBeVisible()
  })
  await page.getByRole('navigation', { name: 'مرکزی مینو' }).getByRole('link', { name: 'ہوم' }).click()
  await expect(page.getByRole('heading', { name: 'یہ ڈیمو سیشن ختم ہو گیا ہے' })).toBeVisible()
})

const GARBAGE = ['{"broken', 'null', '[]', '{}', '0', '"text"', '\u0000\uffff', '<b>', '9'.repeat(5_000)]
const KEYS_OF_SPECIFICATION = [
  'status',
  'memberInfo',
  'service_link',
  'getVassGameType',
  'getGameLotts',
  'lottList',
  'elottList',
  'setTemplate',
  'MC_SESSION_INFO',
  'autoLogin',
  'theme',
  'language',
  'WEBCLIP',
]
const KEYS_OF_OURS = [
  'registrationRules',
  'affiliateCode',
  'registerCount',
  'numero',
  'icons',
  'hotMatches',
  'chatUrl',
  'popup.A',
  'popup.B',
  'popup.appDownload',
  'popup.installTip',
  'downloadBarDismissed',
  'balanceHidden',
  'rememberedLogin.username',
  'rememberedLogin.sms',
  'temporaryPassword',
  'loginDeviceId',
]

test('garbage under every key of the device is ignored', { tag: '@all' }, async ({ page, device }) => {
  const pageFacts = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])
  for (const [at, garbage] of GARBAGE.entries()) {
    await device(Object.fromEntries([...KEYS_OF_SPECIFICATION, ...KEYS_OF_OURS].map((key) => [key, garbage])))
    // As in a new browser: Urdu, dark, nobody logged in. Every fourth case also checks the guests' popup on home.
    if (at % 4 > 0) {
      await page.goto('/m/login')
      await expect(page.getByLabel('یوزر نیم', { exact: true }), garbage.slice(0, 9)).toHaveValue('')
    } else {
      await page.goto('/m/home')
      await expect(page.getByRole('dialog').getByRole('checkbox'), garbage.slice(0, 9)).toBeVisible()
      expect((await storedValue(page, 'popup.B')).show).toBe(true)
    }
    await expect.poll(() => pageFacts()).toEqual(['ur', 'dark'])
  }
})

test.describe('a world without data', () => {
  test.use({ worldOptions: { scenario: 'empty' } })

  test('every page of an empty world says so and shows a way on', async ({ page, asMember }) => {
    await asMember('amina')
    await page.goto('/m/home')
    await expect(balanceCard(page)).toContainText('amina')
    await expect(page.getByText('No announcement', { exact: true })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    for (const query of ['gameType=RNG', 'type=hot', 'type=fav']) {
      await visit(page, `/m/gameList?${query}`)
      await expect(page).toHaveURL(`/m/gameList?${query}`)
      await expect(
        page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).last(),
      ).toBeVisible()
      await expect(tiles(page)).toHaveCount(0)
    }
    await visit(page, '/m/trail')
    await expect(page.getByRole('main').getByText('You are logged in as amina.')).toBeVisible()
    await visit(page, '/m/help?tag=tc')
    await expect(page.getByText('No help articles yet.')).toBeVisible()
    await visit(page, '/m/jackpot')
    await expect(page.getByText('No jackpot is open right now')).toBeVisible()
    await expect(page.getByRole('link', { name: 'View games' })).toHaveAttribute('href', '/m/gameList?gameType=RNG')
  })
})

test.describe('at a merchant with next to nothing switched on', () => {
  test.use({ worldOptions: { scenario: 'minimal-merchant' } })

  test('a merchant with every feature off hides them, and rabia can still log in', {
    tag: ['@all', '@FLAGS-001'],
  }, async ({ page }) => {
    await page.goto('/m/login')
    await expect(page.getByRole('button', { name: 'Try it for free' })).toBeHidden()
    await page.getByLabel('Username', { exact: true }).fill('rabia')
    await page.getByLabel('Password', { exact: true }).fill('Play1234')
    await page.getByRole('form').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(balanceCard(page)).toContainText('rabia')
    const menu = await openMenu(page)
    await expect(menu.getByRole('link', { name: 'Games' })).toBeVisible()
    for (const name of ['VIP room', 'Invite friends', /Bonus/])
      await expect(menu.getByRole('link', { name })).toBeHidden()
    await page.goto('/m/gameList?gameType=RNG')
    await expect(tiles(page).first()).toBeVisible()
    await expect(tiles(page).first().getByRole('button')).toBeHidden()
  })
})

test.describe('a world whose pictures fail', () => {
  test.use({ worldOptions: { scenario: 'broken-images' } })

  test('a page without its pictures keeps its layout and shows no broken picture', { tag: '@all' }, async ({
    page,
    asMember,
  }) => {
    await asMember('amina')
    const traffic = trafficOf(page)
    await page.goto('/m/home')
    for (const path of ['/m/home', '/m/trail', '/m/gameList?gameType=RNG']) {
      await visit(page, path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('main')).toBeVisible()
      await traffic.over()
      const broken = () =>
        page.evaluate(
          () =>
            [...document.images].filter(
              (image) => image.complete && image.naturalWidth === 0 && image.src && image.checkVisibility(),
            ).length,
        )
      // The replacement of a picture is drawn in the frame after the failure.
      await expect.poll(broken, { message: path }).toBe(0)
    }
    await expect(tiles(page).first().getByRole('link')).not.toHaveText('')
  })
})
