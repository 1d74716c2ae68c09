import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/e2e.ts'
import { chooseDay, openMenu, QUIET, visit } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

const picture = (page: Page) => page.getByRole('main').getByRole('img', { name: 'Your picture' })
const png = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#c04020' } })
    .png()
    .toBuffer()

/** Opens the form of the profile fields that are not set yet. */
const openProfile = (page: Page) => page.getByRole('button', { name: 'Complete your profile' }).click()

async function openPictures(page: Page) {
  await page.getByRole('button', { name: 'Change picture' }).click()
  const sheet = page.getByRole('dialog', { name: 'Change picture' })
  return { sheet, input: sheet.locator('input[type="file"]') }
}

test('a member completes the profile, and an uploaded picture is the avatar everywhere', {
  tag: ['@served', '@ROUTE-008', '@ROUTE-031', '@MEMBER-012', '@API-018', '@VALID-021', '@VALID-022', '@VALID-026'],
}, async ({ page, asMember, world }) => {
  await world.settings({ merchantSettings: { minimumAge: 21 } })
  await asMember('amina')
  await page.goto('/m/myAccount/index')
  const main = page.getByRole('main')
  for (const text of ['amina', 'Amina', 'Since', 'a•••@mail.example', '399•••••01', 'PKR', 'Darya Savings'])
    await expect(main.getByText(text, { exact: text === 'amina' || text === 'Amina' }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: /^Mobile number/ })).toHaveAttribute(
    'href',
    '/m/securityCenter?backUrl=%2Fm%2FmyAccount%2Findex',
  )

  await test.step('who is younger than the merchant wants is told so, and nothing is sent', async () => {
    await openProfile(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Fill in at least one field')).toBeVisible()
    await chooseDay(page.getByRole('group', { name: 'Birthday' }), '2005-03-11')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('You must be at least 21 years old')).toBeVisible()
    expect(await world.calls('member.edit')).toHaveLength(0)
    await page.getByLabel('New nickname').fill('Amina the Kind')
    await chooseDay(page.getByRole('group', { name: 'Birthday' }), '2005-03-09')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await expect.poll(() => world.calls('member.edit')).toHaveLength(1)
    await expect(main.getByText('Amina the Kind')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Complete your profile' })).toBeHidden()
  })

  const { sheet, input } = await openPictures(page)
  await test.step('a gif and more than five megabytes are refused with a message, and nothing is sent', async () => {
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') })
    await expect(sheet.getByText('Please choose a PNG or JPG picture')).toBeVisible()
    const big = Buffer.concat([await png(), Buffer.alloc(6 * 1024 * 1024)])
    await input.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: big })
    await expect(sheet.getByText('The picture is larger than 5 MB')).toBeVisible()
    expect(await world.calls('member.setIcon')).toHaveLength(0)
  })
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await png() })
  await expect(sheet).toBeHidden()
  await expect(picture(page)).toHaveAttribute('src', /^\/img\/upload\//)
  const address = await picture(page).getAttribute('src')
  await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  await page.goto('/m/member/home')
  await expect(picture(page)).toHaveAttribute('src', address ?? '')
  await visit(page, '/m/home')
  const menu = await openMenu(page)
  await expect(menu.getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', address ?? '')
  await expect(menu.getByText('Amina the Kind')).toBeVisible()
})

test('a visitor who opens the account comes back to it after the login', { tag: '@all' }, async ({ page, world }) => {
  await page.goto('/m/myAccount/index')
  await expect(page).toHaveURL('/m/login')
  await page.getByRole('textbox', { name: 'Username' }).fill('gulab')
  await page.getByRole('textbox', { name: 'Password' }).fill('Play1234')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/m/myAccount/index')

  await openProfile(page)
  await page.getByLabel('E-mail address').fill('amina@mail.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This e-mail address is already in use')).toBeVisible()
  await page.getByLabel('E-mail address').fill('gulab@mail.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByText('g•••@mail.example')).toBeVisible()

  const previousPicture = await picture(page).getAttribute('src')
  const { sheet } = await openPictures(page)
  await sheet.getByRole('button', { name: 'Picture 24', exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(picture(page)).not.toHaveAttribute('src', previousPicture ?? '')
  await world.settings({ flags: { profilePicture: false } })
  await page.reload()
  await expect(picture(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeHidden()
})

test('a picture that goes along with a form is seen before it is sent', { tag: ['@VALID-021'] }, async ({
  page,
  asMember,
}) => {
  await asMember('amina')
  await page.goto('/m/feedback')
  const add = page.getByLabel('Add a picture (up to 3 more)')
  await add.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await png() })
  const preview = page.getByAltText('slip.png')
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
