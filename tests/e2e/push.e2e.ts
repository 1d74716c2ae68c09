import type { Page } from '@playwright/test'
import { expect, test } from '../support/notifications.ts'
import { QUIET } from '../support/page.ts'

test.use({ worldOptions: { at: '2026-03-10T17:30:00Z' }, serviceWorkers: 'allow' })
test.beforeEach(({ device }) => device(QUIET))

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const notifications = (await registration?.getNotifications()) ?? []
    return notifications.map(({ title, body, data }) => ({ title, body, link: data.link }))
  })
const title = { EN: 'Your card is checked', UR: 'آپ کا کارڈ دیکھ لیا گیا', 'UR-LA': 'Aap ka card dekh liya gaya' }

test('a message is held at night, then shown as a notification of the browser', { tag: '@all' }, async ({
  page,
  context,
  request,
  asMember,
  world,
  jumpTo,
}) => {
  await context.grantPermissions(['notifications'])
  await asMember('amina')
  await page.goto('/m/set')
  await page.getByRole('link', { name: 'Notifications' }).click()
  await page.getByRole('switch', { name: /^Show notifications/ }).click()
  await expect(page.getByText('1 device gets them')).toBeVisible()

  const body = { to: 'amina', title, content: '<p>Thank you</p>' }
  const written = await request.post(`/__control/worlds/${world.id}/messages`, { data: body })
  expect(written.ok()).toBe(true)
  expect((await world.outbox('push')).map(({ push }) => push?.state)).toEqual(['waiting'])
  expect(await shown(page)).toEqual([])

  await jumpTo('push.sends')
  await expect
    .poll(() => shown(page), { timeout: 20_000 })
    .toEqual([{ title: title.EN, body: 'Read it in your inbox', link: '/m/webEmail?for=amina' }])
  expect((await world.outbox('push')).map(({ push }) => push?.state)).toEqual(['sent'])
})

test('a player who has blocked notifications reads how to allow them', async ({ page, asMember }) => {
  await asMember('amina')
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.goto('/m/notifications')
  await expect(page.getByText(/^Notifications of this app are blocked/)).toBeVisible()
})
