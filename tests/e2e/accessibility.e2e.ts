import type { Page } from '@playwright/test'
import { looksOf, obstacles } from '../support/axe.ts'
import { closePopup, expect, test } from '../support/e2e.ts'
import { QUIET, visit } from '../support/page.ts'

/** Waits until the list or the form of the page has loaded. */
const untilFilled = (page: Page) =>
  expect(page.getByRole('main').getByRole('listitem').or(page.locator('form')).first()).toBeVisible()

/** Pages of an account, with the positions of the buttons that open a sheet. */
const OF_ACCOUNT = [
  ['/m/mine', 0],
  ['/m/member/home'],
  ['/m/set', 2, 3, 4, 5, 6],
  ['/m/securityCenter', 0, 1, 2, 3],
  ['/m/myAccount/index', 0, 1],
  ['/m/changePsw'],
] as const

/** Pages of a visitor, each with an element that shows that it has loaded. */
const OF_VISITORS = [
  ['/m/trail', 'main h3'],
  ['/m/gameList?gameType=RNG', 'main article'],
  ['/m/game', 'main article'],
  ['/m/gameCenter', 'main article'],
  ['/m/slotsCenter', 'main article'],
  ['/m/help', 'main h2'],
  ['/m/helpDetail?i=0', 'main article'],
  ['/m/help?tag=tc', 'main h2'],
  ['/m/forget', 'form'],
  ['/m/login', 'form'],
] as const

for (const { name, device: look, rules, tag } of looksOf('Urdu, dark')) {
  test(`home, its popup and the menu have no accessibility violations: ${name}`, { tag }, async ({
    page,
    device,
    asMember,
  }) => {
    await device(look)
    await asMember('amina')
    await page.goto('/m/home')
    await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible()
    expect(await obstacles(page, 'popup', { part: '[role="dialog"]', rules })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await obstacles(page, 'home', { rules })).toEqual([])
    await page.getByRole('banner').getByRole('button').first().click()
    await expect(page.getByRole('dialog').getByRole('switch')).toBeVisible()
    expect(await obstacles(page, 'menu', { part: '[role="dialog"]', rules })).toEqual([])
  })

  test(`pages and sheets of an account have no accessibility violations: ${name}`, { tag }, async ({
    page,
    device,
    asMember,
  }) => {
    await device({ ...QUIET, ...look })
    await asMember('bilal')
    await page.goto('/m/trail')
    for (const [path, ...sheets] of OF_ACCOUNT) {
      await visit(page, path)
      await expect(page).toHaveURL(path)
      await untilFilled(page)
      expect(await obstacles(page, path, { rules })).toEqual([])
      for (const sheetPath of sheets) {
        await page.getByRole('main').locator('button[aria-haspopup="dialog"]').nth(sheetPath).click()
        const sheet = page.getByRole('dialog')
        await expect(sheet).toBeVisible()
        expect(await obstacles(page, `${path} ${sheetPath}`, { part: '[role="dialog"]', rules })).toEqual([])
        await page.keyboard.press('Escape')
        await expect(sheet).toBeHidden()
      }
    }
  })
}

for (const { name, device: look, rules, tag } of looksOf('English, light')) {
  test(`pages of visitors have no accessibility violations: ${name}`, { tag }, async ({ page, device }) => {
    await device({ ...QUIET, ...look })
    await page.goto('/m/trail')
    for (const [path, come] of OF_VISITORS) {
      await visit(page, path)
      await expect(page).toHaveURL(path)
      await expect(page.locator(come).first()).toBeVisible()
      expect(await obstacles(page, path, { rules })).toEqual([])
    }
  })

  test(`login steps and outages have no accessibility violations: ${name}`, { tag: '@all' }, async ({
    page,
    device,
    world,
  }) => {
    await device({ ...QUIET, ...look })
    await world.settings({ flags: { GEETEST3: true, LOGINIPVERF3: true }, slideCheck: 'pass' })
    await page.goto('/m/login')
    await page.getByRole('radio').nth(1).check({ force: true })
    await expect(page.locator('option').nth(1)).toBeAttached()
    await page.locator('input[type=tel]').fill('12')
    await page.locator('form button[type=button]').first().click()
    await expect(page.locator('[aria-invalid=true]')).toBeVisible()
    expect(await obstacles(page, 'mobile number', { rules })).toEqual([])

    await page.getByRole('radio').first().check({ force: true })
    await page.locator('input[name=username]').fill('amina')
    await page.locator('input[name=password]').fill('Play1234')
    await page.locator('button[type=submit]').click()
    const check = page.getByRole('dialog').frameLocator('iframe').locator('#send')
    await expect(check).toBeEnabled()
    expect(await obstacles(page, 'slide check', { part: '[role="dialog"]', frames: true, rules })).toEqual([])
    await check.click()
    await expect(page.locator('input[name=code]')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await obstacles(page, 'new device', { rules })).toEqual([])

    await page.goto('/m/login')
    await page.locator('section[aria-label] button').first().click()
    await expect(page.locator('#people button').first()).toBeVisible()
    expect(await obstacles(page, 'identity page', { rules })).toEqual([])

    for (const status of [{ maintenance: true }, { maintenance: false, regionRestriction: true }]) {
      await world.settings({ status })
      await page.goto('/m/trail')
      await expect(page.locator('dl')).toBeVisible()
      expect(await obstacles(page, JSON.stringify(status), { rules })).toEqual([])
    }
  })
}

test('the focus stays inside a popup and returns to where it was', async ({ page, device }) => {
  await device({ language: 'EN' })
  await page.goto('/m/home')
  await closePopup(page)
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab')
    await expect(menu.locator(':focus')).toHaveCount(1)
  }
  await menu.getByRole('button', { name: 'Language' }).press('Enter')
  const languages = page.getByRole('dialog', { name: 'Choose a language' })
  await expect(languages).toBeVisible()
  await expect(menu).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a row of tiles is one tab stop whose arrow keys follow the reading direction', async ({ page, device }) => {
  await device({ ...QUIET, language: 'UR' })
  const several = () =>
    page
      .locator('[data-row]')
      .evaluateAll(
        (rows) =>
          rows.filter(
            (row) => [...row.querySelectorAll<HTMLElement>('a, button')].filter((one) => one.tabIndex >= 0).length > 1,
          ).length,
      )
  await page.goto('/m/trail')
  for (const path of ['/m/home', '/m/game', '/m/slotsCenter', '/m/gameList?gameType=RNG']) {
    await visit(page, path)
    await expect(page.locator('[data-row] article a[tabindex="0"]').first()).toBeVisible()
    await expect.poll(several, { message: path }).toBe(0)
  }
  const first = page.locator('[data-row] article a').first()
  await first.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[data-row] article a').nth(1)).toBeFocused()
  const positionNow = () =>
    page.evaluate(() => Number(document.activeElement?.closest('[role=listitem]')?.ariaPosInSet))
  // Beyond sixty games most lines are not rendered, and further games load while the focus moves.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('ArrowDown')
        return positionNow()
      },
      { intervals: [60] },
    )
    .toBeGreaterThan(60)
})
