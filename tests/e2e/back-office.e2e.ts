import { openDrawer } from '../support/drawer.ts'
import { expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

test.use({ steering: true })
test.beforeEach(({ device }) => device(QUIET))

test('a message from staff shows on an open phone at once, with its badge', async ({ page, context, asMember }) => {
  await asMember('zoya')
  await page.goto('/m/message')
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(row('Announcements')).toBeVisible()
  const unreadCount = Number(/\d+/.exec((await row('Announcements').textContent()) ?? '')?.[0] ?? 0)
  await expect(row('Inbox')).not.toContainText(/\d/)

  const staff = await context.newPage()
  await staff.goto('/m/trail')
  const write = await openDrawer(staff, 'Write')
  await expect(write.getByLabel('To')).toHaveValue('zoya')
  await write.getByLabel('Title').fill('Your card')
  await write.getByLabel('Text, HTML allowed').fill('It is checked.')
  await write.getByRole('button', { name: 'Send' }).click()
  await expect(row('Inbox')).toContainText('1')

  await write.getByLabel('Chat').check({ force: true })
  await write.getByLabel('Reply in the chat').fill('Good evening')
  await write.getByRole('button', { name: 'Send' }).click()
  await expect(row('Live chat')).toContainText('1')

  await write.getByLabel('Announcement').check({ force: true })
  await write.getByLabel('Title').fill('A new hall')
  await write.getByLabel('Text, HTML allowed').fill('<p>It opens <b>tonight</b>.</p>')
  await write.getByRole('button', { name: 'Send' }).click()
  await expect(row('Announcements')).toContainText(String(unreadCount + 1))
  await row('Announcements').getByRole('link').click()
  await page.getByRole('button', { name: 'Unread: A new hall' }).click()
  await expect(page.getByText('It opens tonight.')).toBeVisible()

  await test.step('a popup in three languages, with a picture, meets who comes home', async () => {
    await write.getByLabel('Popup').check({ force: true })
    await write.getByRole('switch', { name: /Different text per language/ }).click()
    for (const [language, word] of [
      ['اردو', 'نیا ہال'],
      ['Roman Urdu', 'Naya hall'],
      ['English', 'The hall is open'],
    ] as const) {
      await write.getByLabel(`Title, ${language}`).fill(word)
      await write.getByLabel(`Text, ${language}`).fill(word)
    }
    await write.getByLabel('Picture, PNG or JPG').setInputFiles('docs/pictures/console-calls.png')
    await write.getByRole('button', { name: 'Send' }).click()
    await expect(write.getByRole('status')).toContainText('Sent')
    await page.evaluate(() => localStorage.removeItem('popup.A'))
    await page.goto('/m/home')
    const popup = page.getByRole('dialog').filter({ hasText: 'The hall is open' })
    await expect(popup).toBeVisible()
    const width = () =>
      popup
        .locator('img')
        .first()
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  })
})

test('a long address in an announcement wraps within the phone’s width', async ({ page, world, request, asMember }) => {
  const title = `https://example.com/${'x'.repeat(90)}`
  const announcement = { title, content: `<p>${title}</p>` }
  for (const type of ['PL', 'PU'])
    expect(
      (await request.post(`/__control/worlds/${world.id}/announcements`, { data: { type, ...announcement } })).ok(),
    ).toBe(true)
  await asMember('zoya')
  await page.goto('/m/notice')
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.getByRole('button', { name: title }).click()
  await expect(page.getByText(title)).toHaveCount(2)
  await expect.poll(() => overflow()).toBe(0)
  expect(await page.evaluate(() => innerWidth)).toBe(page.viewportSize()?.width)
  await page.evaluate(() => localStorage.removeItem('popup.A'))
  await page.goto('/m/home')
  const heading = page.getByRole('dialog').getByRole('heading', { name: title })
  await expect(heading).toBeVisible()
  expect(await heading.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(
    0,
  )
})

test('a long address in a reply of staff wraps within the phone’s width', { tag: '@all' }, async ({
  page,
  world,
  asMember,
}) => {
  const remark = `https://example.com/${'x'.repeat(115)}`
  const queued = (await world.queues()).flatMap(({ name, items }) => items.map((item) => ({ name, ...item })))
  const decide = async (queue: string, action: string, reason: string) => {
    const item = queued.find(({ name, account }) => name === queue && account === 'amina')
    await world.decide(queue, item?.id ?? '', action, { reason, remark })
  }
  await decide('feedback', 'answer', 'solved')
  await decide('promotions', 'reject', 'other')
  await asMember('amina')
  for (const address of ['/m/feedback', '/m/activityDetail?id=1031']) {
    await page.goto(address)
    await expect(page.getByText(remark)).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  }
})
