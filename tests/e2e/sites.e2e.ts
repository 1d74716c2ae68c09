import type { Page } from '@playwright/test'
import type { system } from '@understudy/contracts'
import { obstacles } from '../support/axe.ts'
import { expect, test, time } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

/** Opens home as a visitor and follows Cricket into its window. */
async function openCricket(page: Page, name: RegExp) {
  await page.goto('/m/home')
  const popup = page.waitForEvent('popup')
  await page.getByRole('navigation').getByRole('link', { name }).click()
  const site = await popup
  await expect(site.getByRole('main')).toHaveAttribute('aria-busy', 'false')
  return site
}

/** Settings that the app of this world gets, in English. */
async function settingsOf(page: Page): Promise<system.SettingsInfo> {
  const answer = await page.request.get('/wps/system/settings/consolidated', {
    headers: { Merchant: 'aurora1', Language: 'EN' },
  })
  return (await answer.json()).value
}

test('a visitor sees scores and odds behind Cricket, and comes back to log in', { tag: ['@SHELL-009'] }, async ({
  page,
}) => {
  const site = await openCricket(page, /Cricket/)
  const live = site.getByRole('region', { name: 'Live' }).getByRole('article').first()
  await expect(live).toContainText(/\d+\/\d/)
  await expect(live.getByRole('progressbar')).toHaveAccessibleName(/\d+.* of .*40.* overs/)
  await expect(site.getByRole('region', { name: 'Upcoming' }).getByRole('article').first()).toContainText(/Starts .*\d/)
  await expect(site.getByRole('region', { name: 'Results' }).getByRole('article').first()).toContainText(/won by .*\d/)
  await site.getByRole('link', { name: 'Log in' }).click()
  await expect(site).toHaveURL(/\/m\/login$/)
  await expect(site.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('the cricket site follows the world’s clock without being loaded again', { tag: '@all' }, async ({
  page,
  world,
}) => {
  const site = await openCricket(page, /Cricket/)
  await site.clock.install()
  await site.reload()
  const progress = site.getByRole('region', { name: 'Live' }).getByRole('progressbar').first()
  const before = Number(await progress.getAttribute('value'))
  await world.advance(time.hour)
  await site.clock.runFor(5_000)
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(before)
})

test('the cricket site is in Urdu and right to left for an Urdu visitor', { tag: '@all' }, async ({ page, device }) => {
  await device({ language: 'UR' })
  const site = await openCricket(page, /کرکٹ/)
  await expect(site.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('اورورا کرکٹ')
  await expect(site.getByRole('link', { name: 'اورورا پر واپس جائیں' })).toHaveAttribute('href', /\/m\/home$/)
})

test('a site that does not answer offers to try again, and one that has ended says so', { tag: '@all' }, async ({
  page,
  world,
}) => {
  await world.faults([{ endpoint: 'sites.cricket', kind: 'error', code: 'system.error' }])
  const { paths } = await settingsOf(page)
  await page.goto(paths.cricket)
  await expect(page.getByRole('alert')).toContainText('The site does not answer right now.')
  await world.faults([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurora Cricket')
  await page.goto(paths.cricket.replace(world.id, 'w0'))
  await expect(page.getByRole('alert')).toContainText('This demo session has ended.')
  await page.goto(paths.cricket.replace('aurora1', 'cedar3'))
  await expect(page.getByRole('alert')).toContainText('There is no such page.')
})

for (const [kind, type, words, tag] of [
  ['social', 'TELEGRAM', 'Aurora on Telegram', ['@all']],
  ['sponsor', 'SPONSOR', 'Sponsor of Aurora', ['@all']],
  ['payment', 'PAYMENT', 'Rs 100 to Rs 30,000', ['@all']],
  ['responsible', 'RESPONSIBLE', 'Nobody under 18 may play at Aurora.', ['@all']],
  ['licence', 'LICENCE', 'number MIG-1001-A', []],
] as const)
  test(`a ${kind} page says whose it is and that it is staged, without obstacles`, { tag: [...tag] }, async ({
    page,
  }) => {
    const { resources } = await settingsOf(page)
    const resource = resources.find(({ resourceType }) => resourceType === type)
    await page.goto(resource?.url ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(resource?.title ?? '')
    const said = ((await page.getByRole('main').textContent()) ?? '').replaceAll(/[\u2068\u2069]/g, '')
    expect(said).toContain(words)
    expect(said).toContain('This site is staged by the demo')
    await expect(page.getByRole('link', { name: 'Back to Aurora' })).toHaveAttribute('href', /\/m\/home$/)
    expect(await obstacles(page, kind)).toEqual([])
  })

test('the cricket site has no obstacles', { tag: '@all' }, async ({ page }) => {
  const { paths } = await settingsOf(page)
  await page.goto(paths.cricket)
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
  expect(await obstacles(page, 'cricket')).toEqual([])
})

test('titles of editors are shown as text on a network’s page', { tag: '@all' }, async ({ page }) => {
  const { resources } = await settingsOf(page)
  const url = resources.find(({ resourceType }) => resourceType === 'TWITTER')?.url ?? ''
  const title = '<img src=x onerror="document.title=1"><b>News</b>'
  await page.route('**/social/twitter/state', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const post of answer.value.posts) post.title = title
    await route.fulfill({ json: answer })
  })
  await page.goto(url)
  await expect(page.getByText(title).first()).toBeVisible()
  await expect(page).toHaveTitle('Twitter')
})
