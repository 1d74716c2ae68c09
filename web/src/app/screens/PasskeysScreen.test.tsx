import { screen, waitFor, within } from '@testing-library/react'
import {
  addPasskey,
  creationOptions,
  PASSKEYS,
  type Passkey,
  passkeyList,
  removePasskey,
  renamePasskey,
} from '@understudy/contracts/passkeys'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import PasskeysScreen from './PasskeysScreen.tsx'

const passkey = (more: Partial<Passkey> = {}): Passkey => ({
  id: 1,
  credentialId: 'Q1JFRA',
  name: 'My phone',
  host: location.hostname,
  addedAt: Date.UTC(2026, 2, 1, 7),
  lastUsedAt: null,
  backedUp: true,
  ...more,
})
const OPTIONS = {
  rp: { id: location.hostname, name: 'Aurora' },
  user: { id: 'AAAA', name: 'amina', displayName: 'amina (Aurora)' },
  challenge: 'BBBB',
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 1_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
}

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  session.store(sessionSample(0))
  platform = fakePlatform().answer(passkeyList, [passkey()])
})
afterEach(() => {
  session.drop()
  Reflect.deleteProperty(navigator, 'credentials')
})

/** A browser with passkeys that refuses each request with this error. */
function refuseWith(name: string) {
  vi.stubGlobal('PublicKeyCredential', class {})
  const create = () => Promise.reject(new DOMException('refused', name))
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } })
}

describe('the passkeys of a member', () => {
  test('a passkey shows its name and last use, or the only address where it works', async () => {
    platform.answer(passkeyList, [
      passkey(),
      passkey({ id: 2, name: '', lastUsedAt: Date.UTC(2026, 2, 9, 7) }),
      passkey({ id: 3, name: 'Old phone', host: 'play.example' }),
    ])
    renderInApp(<PasskeysScreen />)
    expect(await screen.findByRole('button', { name: /^My phone Added .*Mar/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Passkey Last used .*Mar/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Old phone Works only at .*play\.example/ })).toBeInTheDocument()
    expect(screen.getByText(`3 of ${PASSKEYS.most} passkeys`)).toBeInTheDocument()
  })

  test('a browser without passkeys is told so and offered none', async () => {
    renderInApp(<PasskeysScreen />)
    expect(await screen.findByText('This browser, or this address, cannot use passkeys.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument()
  })

  test('a member with ten passkeys is asked to remove one first', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    platform.answer(
      passkeyList,
      Array.from({ length: PASSKEYS.most }, (_, id) => passkey({ id })),
    )
    renderInApp(<PasskeysScreen />)
    expect(await screen.findByText(/Remove one to add another/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument()
  })

  test.each([
    ['NotAllowedError', /^No passkey was used/],
    ['InvalidStateError', /^This device already has a passkey/],
    ['SecurityError', /^Passkeys cannot be used at this address/],
    ['UnknownError', /^This device could not use a passkey/],
  ])('a device that answers %s adds nothing and says why', async (name, says) => {
    refuseWith(name)
    platform.answer(creationOptions, OPTIONS)
    const { user } = renderInApp(<PasskeysScreen />)
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(says)
    expect(platform.count(addPasskey)).toBe(0)
  })

  test('a device set to refuse passkeys does not ask', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    platform.answer(creationOptions, { ...OPTIONS, steered: 'cancelled' })
    const { user } = renderInApp(<PasskeysScreen />)
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    expect(await screen.findByText(/^No passkey was used/)).toBeInTheDocument()
  })
})

describe('the sheet of a passkey', () => {
  async function open() {
    const app = renderInApp(<PasskeysScreen />)
    await app.user.click(await screen.findByRole('button', { name: /^My phone/ }))
    return { ...app, sheet: within(await screen.findByRole('dialog', { name: 'Passkey' })) }
  }

  test('the sheet of a passkey saves another name, and no empty one', async () => {
    platform.answer(renamePasskey, passkey({ name: 'Work phone' }))
    const { user, sheet } = await open()
    const name = sheet.getByLabelText('Name')
    await user.clear(name)
    await user.click(sheet.getByRole('button', { name: 'Save' }))
    expect(await sheet.findByText('Enter a name')).toBeInTheDocument()
    expect(platform.count(renamePasskey)).toBe(0)
    await user.type(name, 'Work phone')
    await user.click(sheet.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(platform.last(renamePasskey)?.body).toEqual({ name: 'Work phone' }))
  })

  test('the sheet of a passkey that is gone closes and refreshes the list', async () => {
    platform.fail(renamePasskey, 'passkey.not.found')
    const { user, sheet } = await open()
    platform.answer(passkeyList, [])
    await user.type(sheet.getByLabelText('Name'), '2')
    await user.click(sheet.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('You have no passkeys yet.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('the sheet of a passkey removes it after a confirmation, and tells the browser', async () => {
    const signalUnknownCredential = vi.fn(async () => {})
    vi.stubGlobal('PublicKeyCredential', Object.assign(class {}, { signalUnknownCredential }))
    platform.answer(removePasskey, true)
    const { user, sheet } = await open()
    await user.click(sheet.getByRole('button', { name: 'Remove passkey' }))
    const question = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }))
    platform.answer(passkeyList, [])
    await user.click(question.getByRole('button', { name: 'Remove passkey' }))
    expect(await screen.findByText('You have no passkeys yet.')).toBeInTheDocument()
    expect(platform.last(removePasskey)?.url.pathname).toBe('/wps/member/passkeys/1')
    expect(signalUnknownCredential).toHaveBeenCalledExactlyOnceWith({
      rpId: location.hostname,
      credentialId: 'Q1JFRA',
    })
  })
})
