import { expect, test } from '../support/e2e.ts'

// Browsers' messages about a file that failed to load; all other messages fail the test.
const NOT_LOADED = /Failed to fetch dynamically imported module|could not be loaded|could not start/

test('the app says in three languages when its texts do not load, and can be retried', async ({
  page,
  device,
  complaints,
}) => {
  await device({})
  await page.route(/\/assets\/pack-en-[^/]*\.js(\?|$)/, (route) => route.abort())
  let documents = 0
  page.on('framenavigated', () => {
    documents += 1
  })
  await page.goto('/m/help')
  // The app has reloaded itself once; the next retry is the player's.
  await expect.poll(() => documents).toBe(2)
  const sentence = page.getByRole('alert')
  await expect(sentence).toContainText('The app could not be loaded.')
  await expect(sentence).toContainText('ایپ لوڈ نہیں ہو سکی۔')
  await expect(sentence).toContainText('App load nahin ho saki.')
  await page.unroute(/\/assets\/pack-en-[^/]*\.js(\?|$)/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible()
  expect(complaints.filter((said) => !NOT_LOADED.test(said))).toEqual([])
  complaints.length = 0
})

test('a panel whose code does not load says so and leaves the page around it', { tag: '@all' }, async ({
  page,
  device,
  complaints,
}) => {
  await device({})
  await page.route(/\/assets\/LanguagePanel-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/m/set')
  await page.getByRole('button', { name: /Language/ }).click()
  await expect(page.getByText('This page could not be loaded')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(complaints.filter((said) => !NOT_LOADED.test(said))).toEqual([])
  complaints.length = 0
})

test('a screen whose code does not load reloads the page once, then offers a retry', async ({
  page,
  device,
  complaints,
}) => {
  await device({})
  await page.clock.install()
  const code = /\/assets\/HelpScreen-[^/]*\.js$/
  await page.route(code, (route) => route.abort())
  const failures = () => complaints.filter((said) => said.startsWith('A page could not be loaded')).length
  let documents = 0
  page.on('domcontentloaded', () => {
    documents += 1
  })
  await page.goto('/m/help')
  for (const [failed, loaded] of [
    [1, 1],
    [3, 2],
  ] as const) {
    await expect.poll(failures).toBe(failed)
    await expect.poll(() => documents).toBe(loaded)
    await page.clock.fastForward(5_000)
  }
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this page.')
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByRole('searchbox').or(page.getByRole('main').getByRole('link')).first()).toBeVisible()
  expect(documents).toBe(3)
  expect(complaints.filter((said) => !NOT_LOADED.test(said))).toEqual([])
  complaints.length = 0
})

test('the lottery page says in three languages when its texts do not load', { tag: '@all' }, async ({
  page,
  device,
  complaints,
}) => {
  await device({})
  const texts = /\/assets\/pack-en-[^/]*\.js$/
  await page.route(texts, (route) => route.abort())
  await page.goto('/m/lotto-h5/fast/trad/games/lobby')
  const sentence = page.getByRole('alert')
  await expect(sentence).toContainText('The lottery could not be loaded.')
  await expect(sentence).toContainText('لاٹری لوڈ نہیں ہو سکی۔')
  await expect(sentence).toContainText('Lottery load nahin ho saki.')
  await page.unroute(texts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#lotto').getByRole('heading').first()).toBeVisible()
  await expect(sentence).toBeHidden()
  expect(complaints.filter((said) => !NOT_LOADED.test(said))).toEqual([])
  complaints.length = 0
})
