import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { closePopup, expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

/** What axe finds that keeps somebody from using the page. */
async function serious(page: Page, name: string, part = 'body') {
  // A panel that is still on its way in has the contrast of neither here nor there.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

// A page is many elements in many colours, each of which is looked at.
test.describe.configure({ timeout: 60_000 })

// Each language and each theme once: contrast does not ask for the language, nor names and order for the colours.
for (const [language, theme] of [
  ['EN', 'light'],
  ['UR', 'dark'],
] as const)
  test.describe(`in ${language} and ${theme}`, () => {
    test.beforeEach(({ device }) => device({ language, theme }))

    test('home keeps nobody out', async ({ page, device, asMember }) => {
      await device(QUIET)
      await asMember('amina')
      await page.goto('/m/home')
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await serious(page, 'home')).toEqual([])
    })

    test('popup and menu keep nobody out', async ({ page, asMember }) => {
      await asMember('amina')
      await page.goto('/m/home')
      await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible()
      expect(await serious(page, 'popup', '[role="dialog"]')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.getByRole('banner').getByRole('button').first().click()
      await expect(page.getByRole('dialog').getByRole('switch')).toBeVisible()
      expect(await serious(page, 'menu', '[role="dialog"]')).toEqual([])
    })

    test('what belongs to an account keeps nobody out', async ({ page, device, asMember }) => {
      await device(QUIET)
      await page.goto('/m/forget')
      await expect(page.locator('form')).toBeVisible()
      expect(await serious(page, '/m/forget')).toEqual([])
      await asMember('bilal')
      for (const path of [
        '/m/mine',
        '/m/member/home',
        '/m/set',
        '/m/securityCenter',
        '/m/myAccount/index',
        '/m/changePsw',
      ]) {
        await page.goto(path)
        await expect(page.getByRole('main').getByRole('listitem').or(page.locator('form')).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await serious(page, path)).toEqual([])
      }
    })

    test('the sheets of an account keep nobody out', async ({ page, device, asMember }) => {
      await device(QUIET)
      await asMember('bilal')
      for (const [path, first, last] of [
        ['/m/mine', 0, 0],
        ['/m/set', 2, 6],
        ['/m/securityCenter', 0, 3],
        ['/m/myAccount/index', 0, 1],
      ] as const)
        for (let at = first; at <= last; at += 1) {
          await page.goto(path)
          await page.getByRole('main').locator('button[aria-haspopup="dialog"]').nth(at).click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await page.waitForLoadState('networkidle')
          expect(await serious(page, `${path} ${at}`, '[role="dialog"]')).toEqual([])
        }
    })

    test('login, free play and the outage screens keep nobody out', async ({ page, device, world }) => {
      await device(QUIET)
      for (const path of ['/m/login', '/m/trail', '/m/gameList?gameType=RNG']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await serious(page, path)).toEqual([])
      }
      for (const status of [{ maintenance: true }, { maintenance: false, regionRestriction: true }]) {
        await world.settings({ status })
        await page.goto('/m/home')
        await expect(page.locator('dl')).toBeVisible()
        expect(await serious(page, JSON.stringify(status))).toEqual([])
      }
    })

    test('the ways to log in, the slide check, the second step and the identity page keep nobody out', async ({
      page,
      device,
      world,
    }) => {
      await device(QUIET)
      await world.settings({ flags: { GEETEST3: true, LOGINIPVERF3: true }, slideCheck: 'pass' })
      await page.goto('/m/login')
      await page.locator('form').waitFor()
      await page.getByRole('radio').nth(1).check({ force: true })
      await page.locator('input[type=tel]').fill('12')
      await page.locator('form button[type=button]').first().click()
      await expect(page.locator('[aria-invalid=true]')).toBeVisible()
      expect(await serious(page, 'mobile number')).toEqual([])

      await page.getByRole('radio').first().check({ force: true })
      await page.locator('input[name=username]').fill('amina')
      await page.locator('input[name=password]').fill('Play1234')
      await page.locator('button[type=submit]').click()
      const check = page.getByRole('dialog').frameLocator('iframe').locator('#send')
      await expect(check).toBeEnabled()
      expect(await serious(page, 'slide check')).toEqual([])
      await check.click()
      await expect(page.locator('input[name=code]')).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await serious(page, 'new device')).toEqual([])

      await page.goto('/m/login')
      await page.locator('section[aria-label] button').first().click()
      await expect(page.locator('#people button').first()).toBeVisible()
      expect(await serious(page, 'identity page')).toEqual([])
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
