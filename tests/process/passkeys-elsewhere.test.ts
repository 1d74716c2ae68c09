import { expect, test } from 'vitest'
import { Authenticator } from '../support/authenticator.ts'
import { startPlatform } from '../support/platform.ts'

type Options = Parameters<typeof startPlatform>[0]

const TOKEN = 'a-token-of-sixteen'

/** Adds a passkey that a browser makes on a page of this origin; gives the host it is for, or the code of a refusal. */
async function added(options: Options, origin: string, headers: Record<string, string>): Promise<string> {
  const running = await startPlatform({ loopbackOnly: false, controlToken: TOKEN, ...options })
  const post = async (url: string, body: object, more: Record<string, string>) => {
    const reply = await running.app.inject({ method: 'POST', url, payload: body, headers: { ...headers, ...more } })
    return reply.json()
  }
  const session = await post(
    '/__control/worlds/default/sessions',
    { as: 'amina' },
    { authorization: `Bearer ${TOKEN}` },
  )
  const member = { Authorization: session.token, Merchant: 'aurora1', Language: 'EN' }
  const { value: creation, errorCode: refusal } = await post('/wps/member/passkeys/options', {}, member)
  if (refusal) {
    await running.close()
    return refusal
  }
  const credential = new Authenticator(origin).create(creation)
  const { success, value, errorCode } = await post('/wps/member/passkeys', { credential }, member)
  await running.close()
  return success ? value.host : errorCode
}

test('a passkey is made for the app’s own address, APP_ORIGIN', async () => {
  const options = { appOrigin: 'https://play.example' }
  expect(await added(options, 'https://play.example', { host: '10.0.0.7:3000' })).toBe('play.example')
  expect(await added(options, 'https://evil.example', { host: '10.0.0.7:3000' })).toBe('passkey.not.verified')
})

test('behind a trusted proxy a passkey is made for the address that the proxy names', async () => {
  const forwarded = { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https', host: 'upstream:3000' }
  expect(await added({ trustProxy: 1 }, 'https://shop.example', forwarded)).toBe('shop.example')
  expect(await added({ trustProxy: 1 }, 'https://shop.example:3000', forwarded)).toBe('passkey.not.verified')
  const onPort = { ...forwarded, 'x-forwarded-host': 'shop.example:8443' }
  expect(await added({ trustProxy: 1 }, 'https://shop.example:8443', onPort)).toBe('shop.example')
})

test('without a trusted proxy its headers change no passkey', async () => {
  const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', host: 'localhost:3000' }
  expect(await added({ port: 3000 }, 'http://localhost:3000', forwarded)).toBe('localhost')
  expect(await added({ port: 3000 }, 'https://evil.example', forwarded)).toBe('passkey.not.verified')
})

test.each([
  ['keeps the name of its page', 'localhost:5173'],
  ['names the server', 'localhost:3000'],
])('behind a proxy on another port that %s, a passkey is the page’s', async (_, host) => {
  const page = 'http://localhost:5173'
  expect(await added({ port: 3000 }, page, { host, origin: page })).toBe('localhost')
})

test('a page that no passkey is for is refused before the device makes one', async () => {
  const page = 'https://evil.example'
  expect(await added({ port: 3000 }, page, { host: 'localhost:3000', origin: page })).toBe('passkey.address')
  const options = { appOrigin: 'https://play.example' }
  expect(await added(options, page, { host: '10.0.0.7:3000', origin: page })).toBe('passkey.address')
})

test('a login by passkey on a page that no passkey is for is refused at its begin', async () => {
  const running = await startPlatform({ port: 3000 })
  const begin = async (origin: string) => {
    const headers = { host: 'localhost:3000', origin, Merchant: 'aurora1', Language: 'EN' }
    const reply = await running.app.inject({
      method: 'POST',
      url: '/wps/session/passkey/options',
      payload: {},
      headers,
    })
    return reply.json()
  }
  expect(await begin('https://evil.example')).toMatchObject({ success: false, errorCode: 'passkey.address' })
  expect(await begin('http://localhost:3000')).toMatchObject({ success: true, value: { rpId: 'localhost' } })
  await running.close()
})
