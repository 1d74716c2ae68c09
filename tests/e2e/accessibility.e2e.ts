import type { Page } from '@playwright/test'
import { LOOKS, obstacles } from '../support/axe.ts'
import { closePopup, expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

/** The list of the page has come, or its form. */
const filled = (page: Page) =>
  expect(page.getByRole('main').getByRole('listitem').or(page.locator('form')).first()).toBeVisible()

for (const { language, theme, rules } of LOOKS)
  test.describe(`in ${language}, ${theme}`, () => {
    test.beforeEach(({ device }) => device({ language, theme, ...QUIET }))

    test('home keeps nobody out', async ({ page, asMember }) => {
      await asMember('amina')
      await page.goto('/m/home')
      await expect(page.getByRole('article').first()).toBeVisible()
      expect(await obstacles(page, 'home', { rules })).toEqual([])
    })

    test('popup and menu keep nobody out', async ({ page, device, asMember }) => {
      await device({ 'popup.A': '', 'popup.B': '' })
      await asMember('amina')
      await page.goto('/m/home')
      await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible()
      expect(await obstacles(page, 'popup', { part: '[role="dialog"]', rules })).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.getByRole('banner').getByRole('button').first().click()
      await expect(page.getByRole('dialog').getByRole('switch')).toBeVisible()
      expect(await obstacles(page, 'menu', { part: '[role="dialog"]', rules })).toEqual([])
    })

    // Each page of an account, with the first and the last of its buttons that open a sheet.
    for (const [path, ...sheets] of [
      ['/m/mine', 0],
      ['/m/member/home'],
      ['/m/set', 2, 3, 4, 5, 6],
      ['/m/securityCenter', 0, 1, 2, 3],
      ['/m/myAccount/index', 0, 1],
      ['/m/changePsw'],
    ] as const)
      test(`${path} and its sheets keep nobody out`, async ({ page, asMember }) => {
        await asMember('bilal')
        await page.goto(path)
        await filled(page)
        expect(await obstacles(page, path, { rules })).toEqual([])
        for (const at of sheets) {
          await page.getByRole('main').locator('button[aria-haspopup="dialog"]').nth(at).click()
          const sheet = page.getByRole('dialog')
          await expect(sheet).toBeVisible()
          expect(await obstacles(page, `${path} ${at}`, { part: '[role="dialog"]', rules })).toEqual([])
          await page.keyboard.press('Escape')
          await expect(sheet).toBeHidden()
        }
      })

    test('login, free play, lists and forgotten passwords keep nobody out', async ({ page }) => {
      for (const path of ['/m/login', '/m/trail', '/m/gameList?gameType=RNG', '/m/forget']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main').getByText(/./).first()).toBeVisible()
        expect(await obstacles(page, path, { rules })).toEqual([])
      }
    })

    test('the outage screens keep nobody out', async ({ page, world }) => {
      for (const status of [{ maintenance: true }, { maintenance: false, regionRestriction: true }]) {
        await world.settings({ status })
        await page.goto('/m/home')
        await expect(page.locator('dl')).toBeVisible()
        expect(await obstacles(page, JSON.stringify(status), { rules })).toEqual([])
      }
    })

    test('the ways to log in, the slide check, the second step and the identity page keep nobody out', async ({
      page,
      world,
    }) => {
      await world.settings({ flags: { GEETEST3: true, LOGINIPVERF3: true }, slideCheck: 'pass' })
      await page.goto('/m/login')
      await page.locator('form').waitFor()
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
    })
  })

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
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await menu.getByRole('button', { name: 'Language' }).press('Enter')
  const languages = page.getByRole('dialog', { name: 'Choose a language' })
  await expect(languages).toBeVisible()
  await expect(menu).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
