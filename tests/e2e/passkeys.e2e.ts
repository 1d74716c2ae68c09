import type { CDPSession, Page } from '@playwright/test'
import { SEEDED } from '../support/authenticator.ts'
import { expect, test } from '../support/e2e.ts'
import { QUIET, visit } from '../support/page.ts'

test.beforeEach(({ device }) => device(QUIET))

/** Adds a virtual phone that stores passkeys; with `isPresent` the user confirms each request at once. */
async function addAuthenticator(page: Page, { isPresent = true } = {}) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: isPresent,
    },
  })
  return { cdp, authenticatorId }
}

/** Adds the scenario's passkey to the phone. */
const addSeededPasskey = ({ cdp, authenticatorId }: { cdp: CDPSession; authenticatorId: string }) => {
  const base64 = (text: string) => Buffer.from(text, 'base64url').toString('base64')
  return cdp.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: {
      credentialId: base64(SEEDED.credentialId),
      userHandle: base64(SEEDED.userHandle),
      privateKey: SEEDED.privateKey,
      rpId: 'localhost',
      isResidentCredential: true,
      signCount: 1,
    },
  })
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Add a passkey' })
const logInButton = (page: Page) => page.getByRole('button', { name: 'Use a passkey', exact: true })

test('a passkey is added, named, used to log in after a log out, and removed', async ({ page, asMember, world }) => {
  await addAuthenticator(page)
  await asMember('amina')
  await page.goto('/m/securityCenter')
  await page.getByRole('link', { name: /^Passkeys/ }).click()
  await expect(page).toHaveURL('/m/passkeys')
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible()
  await addButton(page).click()
  await expect(page.getByText('1 of 10 passkeys')).toBeVisible()

  await test.step('the same device adds no second one', async () => {
    await addButton(page).click()
    await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible()
  })

  await test.step('it is given a name', async () => {
    await page.getByRole('button', { name: /^Chrome · Android/ }).click()
    await page.getByLabel('Name', { exact: true }).fill('My phone')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: /^My phone/ })).toBeVisible()
  })

  await test.step('after a log out it opens a session, offered by the browser in the field', async () => {
    await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
    await page.goto('/m/login')
    await expect(page).toHaveURL('/m/home')
    await expect.poll(() => world.calls('passkeys.login')).toHaveLength(1)
  })

  await test.step('and is removed', async () => {
    await visit(page, '/m/passkeys')
    await page.getByRole('button', { name: /^My phone/ }).click()
    await page.getByRole('button', { name: 'Remove passkey' }).click()
    await page
      .getByRole('dialog', { name: 'Remove this passkey?' })
      .getByRole('button', { name: 'Remove passkey' })
      .click()
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible()
  })
})

test('a cancelled question leaves the login page as it was', { tag: '@all' }, async ({ page, world }) => {
  await addAuthenticator(page)
  await world.settings({ passkeyCheck: 'cancelled' })
  await page.goto('/m/login')
  await logInButton(page).click()
  await expect(page.getByText('No passkey was used')).toBeVisible()
  expect(await world.calls('passkeys.login')).toHaveLength(0)
  await expect(page.getByLabel('Username')).toBeEditable()
})

test('a device without a passkey of the account says so', { tag: '@all' }, async ({ page }) => {
  await addAuthenticator(page)
  await page.goto('/m/login')
  await logInButton(page).click()
  await expect(page.getByText('this device has none')).toBeVisible()
})

test.describe('passkeys of the scenario', () => {
  test.use({ worldOptions: { scenario: 'passkey' } })

  test('a passkey made at another address says where it works', { tag: '@all' }, async ({ page, asMember }) => {
    await asMember('amina')
    await page.goto('/m/passkeys')
    await expect(page.getByRole('button', { name: /^Safari · iPhone/ })).toContainText('Works only at')
    await expect(page.getByRole('button', { name: /^Safari · iPhone/ })).toContainText('play.example')
  })

  test('on a new device a passkey is the second step', async ({ page, world }) => {
    const phone = await addAuthenticator(page)
    await page.goto('/m/login')
    await page.getByLabel('Username').fill('amina')
    await page.getByLabel('Password', { exact: true }).fill('Play1234')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText('One more step')).toBeVisible()
    await addSeededPasskey(phone)
    await page.getByRole('button', { name: 'Use a passkey instead' }).click()
    await expect(page).toHaveURL('/m/home')
    await expect.poll(() => world.calls('session.login')).toHaveLength(1)
  })

  test('a passkey that was removed meanwhile opens nothing and says so', { tag: '@all' }, async ({ page, world }) => {
    await world.settings({ passkeyCheck: 'removed' })
    await addSeededPasskey(await addAuthenticator(page))
    await page.goto('/m/login')
    await expect(page.getByText('This passkey has been removed')).toBeVisible()
    await expect(page).toHaveURL('/m/login')
  })
})
