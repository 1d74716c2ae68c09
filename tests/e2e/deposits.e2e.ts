import type { Page } from '@playwright/test'
import { expect, test, time } from '../support/e2e.ts'
import { balanceCard, mainMenu, QUIET, visit } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const state = (page: Page) => page.getByRole('region', { name: 'Deposit order' }).getByRole('status')
const steps = (page: Page) => page.getByRole('list', { name: 'Progress' }).getByRole('listitem')

/** Opens an order with a way to pay; returns its number. */
async function open(page: Page, way: RegExp, amount: string) {
  await page.goto('/m/voucherCenter')
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('radio', { name: way }).check({ force: true })
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/order=D/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

test('a deposit takes three taps and comes back from the payment page with the money', {
  tag: ['@MONEY-001'],
}, async ({ page, asMember, world }) => {
  await asMember('zoya')
  await page.goto('/m/home')
  await expect(balanceCard(page)).toContainText('Rs 0')
  await mainMenu(page).getByRole('link', { name: 'Deposit' }).click()
  const form = page.getByRole('form', { name: 'Amount to deposit' })
  await form.getByRole('button', { name: /^500/ }).click()
  await form.getByRole('button', { name: 'Go to payment' }).click()

  await expect(page).toHaveURL(/\/pay\//)
  const stage = new URL(page.url())
  await expect(page.getByText('Rs 500')).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter\?order=D\d+&paid=1$/)
  expect(new URL(page.url()).origin).not.toBe(stage.origin)
  await expect(state(page)).toHaveText('Arrived')

  await test.step('back does not lead to the payment house, and home counts the money', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/voucherCenter/)
    await page.goto('/m/home')
    await expect(balanceCard(page)).toContainText('Rs 500')
    await expect.poll(() => world.calls('deposits.open')).toHaveLength(1)
  })
})

test('amount, promotion and method of a deposit fit the first screen of a phone', async ({ page, asMember }) => {
  await asMember('amina')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/m/voucherCenter')
  const form = page.getByRole('form', { name: 'Amount to deposit' })
  await expect(form.getByRole('button', { name: '500', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(form.getByRole('button', { name: /Daily deposit bonus/ })).toBeInViewport({ ratio: 1 })
  await expect(form.locator('label').filter({ hasText: 'Lantern Pay' })).toBeInViewport({ ratio: 0.8 })
})

test('an amount typed for a deposit is there again after a reload', { tag: ['@MONEY-001'] }, async ({
  page,
  asMember,
}) => {
  await asMember('zoya')
  await page.goto('/m/voucherCenter')
  await page.getByRole('radio', { name: /^Marjan Bank/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Amount' }).fill('700')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('700')
  await expect(page.getByRole('radio', { name: /^Marjan Bank/ })).toBeChecked()
})

test('a manual deposit order survives a reload, a second tab and a lost connection', {
  tag: ['@MONEY-001', '@all'],
}, async ({ page, context, asMember, world }) => {
  await asMember('zoya')
  const order = await open(page, /^Marjan Bank/, '700')
  await expect(state(page)).toHaveText('Waiting for payment')
  await expect(page.getByRole('timer')).toContainText(/^(10:00|09:\d\d)$/)
  await page.reload()
  await expect(state(page)).toHaveText('Waiting for payment')
  const second = await context.newPage()
  await second.goto('/m/voucherCenter')
  await second
    .getByRole('main')
    .getByRole('link', { name: /Waiting for payment/ })
    .click()
  await expect(state(second)).toHaveText('Waiting for payment')

  await page.locator('input[type="file"]').setInputFiles('docs/pictures/steering-tester.png')
  await expect(page.getByRole('img', { name: 'Screenshot 1' })).toBeVisible()

  await test.step('without a connection nothing is lost, and what was typed is sent when it is back', async () => {
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'Transfer number' }).fill('TR123456789')
    await page.getByRole('button', { name: 'I have paid' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'I have paid' }).click()
    await expect(state(page)).toHaveText('Checking')
  })

  await test.step('the second tab learns of it, and both of the end with its reason', async () => {
    await expect(state(second)).toHaveText('Checking', { timeout: 20_000 })
    await world.decide('deposits', order, 'reject', { reason: 'notFound', remark: 'Please ask your bank' })
    for (const tab of [page, second]) {
      await expect(state(tab)).toHaveText('Rejected', { timeout: 20_000 })
      await expect(tab.getByText('We could not find this transfer.')).toBeVisible()
      await expect(tab.getByText('Please ask your bank')).toBeVisible()
    }
    await expect(steps(page)).toHaveCount(3)
  })
  await second.close()
})

test('an order that nobody pays expires after ten minutes of the world', { tag: ['@all', '@MONEY-009'] }, async ({
  page,
  asMember,
  world,
}) => {
  await asMember('zoya')
  await open(page, /^Jugnu Wallet/, '600')
  await world.advance(10 * time.minute)
  await page.reload()
  await expect(state(page)).toHaveText('Expired')
  await expect(page.getByRole('link', { name: 'Make another deposit' })).toBeVisible()
})

test('the button to deposit or withdraw is alive and in reach before a scroll', async ({ page, asMember }) => {
  await asMember('amina')
  await page.goto('/m/trail')
  for (const [path, name] of [
    ['/m/voucherCenter', 'Go to payment'],
    ['/m/withdraw', 'Withdraw'],
  ] as const) {
    await visit(page, path)
    const button = page.getByRole('main').getByRole('button', { name, exact: true })
    for (const [width, height] of [
      [390, 844],
      [360, 740],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(button, `${path} at ${width} px`).toBeEnabled()
      await expect(button, `${path} at ${width} px`).toBeInViewport({ ratio: 1 })
      const isOnTop = () =>
        button.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [0.05, 0.5, 0.95].every((share) =>
            element.contains(document.elementFromPoint(left + width / 2, top + height * share)),
          )
        })
      await expect.poll(isOnTop, `${path} at ${width} px`).toBe(true)
    }
  }
})
