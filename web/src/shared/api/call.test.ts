import { generateKeyPairSync, privateDecrypt, webcrypto } from 'node:crypto'
import { announcements } from '@understudy/contracts/announcements'
import type { ErrorCode } from '@understudy/contracts/errors'
import { ERRORS } from '@understudy/contracts/errors'
import { removeFavourite } from '@understudy/contracts/favourites'
import { launchGame } from '@understudy/contracts/launch'
import { memberInfo, setMemberIcon } from '@understudy/contracts/member'
import { login, publicKey, touch } from '@understudy/contracts/session'
import { balance } from '@understudy/contracts/wallet'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { now } from '@/shared/clock'
import { setLanguage } from '@/shared/i18n'
import { session } from '@/shared/session'
import { failure, fakePlatform } from '@/test/platform'
import { memberSample, sessionSample, TOKEN } from '@/test/samples'
import { type ApiError, errorText, isApiError } from './api-error.ts'
import { call } from './call.ts'
import { clientId } from './client-id.ts'
import { type ApiSignal, onApiSignal } from './signals.ts'

const heard: ApiSignal[] = []
onApiSignal((signal) => heard.push(signal))

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  heard.length = 0
  platform = fakePlatform()
})
afterEach(() => {
  session.drop()
})

const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: ApiError) => error,
  )

const EMPTY = { banners: [], player: [], popup: [], promotion: [], hot: [] }
const query = { types: 'B', platform: 'M' } as const

describe('a call', () => {
  test('a call fills in path and query, and leaves out undefined values', async () => {
    platform.answer(removeFavourite, { nodeId: '5', favourite: false })
    await call(removeFavourite, { query: { nodeId: '5', vendor: 'N P' } })
    expect(platform.last(removeFavourite)?.url.search).toBe('?nodeId=5&vendor=N+P')
    platform.answer(announcements, EMPTY)
    await call(announcements, { query: { ...query, groupName: undefined } })
    expect(platform.last(announcements)?.url.search).toBe('?types=B&platform=M')
  })

  test('a call names its merchant, language and module', async () => {
    platform.answer(announcements, EMPTY).answer(removeFavourite, { nodeId: '5', favourite: false })
    await setLanguage('HI')
    await call(announcements, { query })
    const { headers } = platform.last(announcements) ?? {}
    const sentHeaders = ['Merchant', 'Language', 'ModuleId', 'Device', 'Authorization'].map((name) =>
      headers?.get(name),
    )
    expect(sentHeaders).toEqual(['aurora1', 'HI', 'COMM3', null, null])
    await call(removeFavourite, { query: { nodeId: '5', vendor: 'NP' } })
    expect(platform.last(removeFavourite)?.headers.get('ModuleId')).toBe('GAMELOFAV3')
  })

  test('a call carries the session’s bare token, never in the address', { tags: ['SESSION-016'] }, async () => {
    session.store(sessionSample())
    platform.answer(memberInfo, memberSample())
    expect(await call(memberInfo)).toEqual(memberSample())
    const lastCall = platform.last(memberInfo)
    expect(lastCall?.headers.get('Authorization')).toBe(TOKEN)
    expect(lastCall?.url.href).not.toContain(TOKEN)
  })

  test.each([
    ['standalone', 'OTHERS'],
    ['browser', null],
  ])('a login in a %s sends the device %s, other calls none', { tags: ['LOGIN-018'] }, async (mode, device) => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: mode === 'standalone' && media.includes('standalone') }))
    vi.stubGlobal('crypto', { ...crypto, subtle: undefined })
    platform.fail(login, 'login.failed').answer(announcements, EMPTY)
    await failed(call(login, { body: { username: 'amina', password: 'x', type: 'username' } }))
    expect(platform.last(login)?.headers.get('Device')).toBe(device)
    await call(announcements, { query })
    expect(platform.last(announcements)?.headers.get('Device')).toBeNull()
  })

  test('a call names its page, so that its own writes are recognised', async () => {
    platform.answer(announcements, EMPTY)
    await call(announcements, { query })
    expect(clientId).toMatch(/^[0-9a-f-]{36}$/)
    expect(platform.last(announcements)?.headers.get('x-client')).toBe(clientId)
  })

  test('the clock follows the reply', async () => {
    platform.reply(announcements, () =>
      Response.json(
        { success: true, value: EMPTY },
        { headers: { 'x-world-time': '86400000', 'x-world-clock': 'frozen' } },
      ),
    )
    await call(announcements, { query })
    expect(now()).toBe(86_400_000)
  })
})

test('a picture is sent as a form under the contract’s field name', {
  tags: ['API-018'],
}, async () => {
  const file = new File(['x'], 'me.png', { type: 'image/png' })
  platform.answer(setMemberIcon, { avatar: '/img/me.webp', avatarType: 'UPLOAD' })
  await call(setMemberIcon, { body: { avatarType: 'UPLOAD', avatar: undefined }, file })
  const { body, headers } = platform.last(setMemberIcon) ?? {}
  expect(body).toEqual({ avatarType: 'UPLOAD', icon: file })
  expect(headers?.get('Content-Type')).toBeNull()
})

describe('a failure', () => {
  const codes: ErrorCode[] = ['login.failed', 'relay.busy', 'function.not.available', 'system.error']
  test.each(codes.flatMap((code) => [[code, ERRORS[code].status] as const, [code, 200] as const]))(
    '%s is the same with HTTP status %i',
    async (code, status) => {
      platform.reply(announcements, () => failure(code, { captcha: true }, status))
      const error = await failed(call(announcements, { query }))
      expect({ name: error.name, code: error.code, detail: error.detail }).toEqual({
        name: 'ApiError',
        code,
        detail: { captcha: true },
      })
    },
  )

  test('an unknown code reads as an unknown error', { tags: ['ERR-025'] }, async () => {
    platform.reply(announcements, () =>
      Response.json({ success: false, errorCode: 'brand.new', message: '', value: {} }),
    )
    const error = await failed(call(announcements, { query }))
    expect(error.code).toBe('brand.new')
    expect(errorText(error)).toBe('Unknown error')
    expect(errorText(new TypeError('anything'))).toBe('Unknown error')
  })

  test('a development build logs replies that break their contract', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    platform.reply(announcements, () => Response.json({ success: true, value: { banners: 1 } }))
    expect((await failed(call(announcements, { query }))).code).toBe('client.reply.invalid')
    expect(consoleError.mock.calls[0]?.[0]).toMatch(
      /^The reply breaks its contract\. announcements\.list: [\s\S]*banners/,
    )
  })

  test('a cause that a development server sends is told in the console', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const headers = { 'x-cause': encodeURIComponent('Error: سو') }
    const body = { success: false, errorCode: 'system.error', message: '', value: {} }
    platform.reply(announcements, () => Response.json(body, { status: 500, headers }))
    await failed(call(announcements, { query }))
    expect(consoleError).toHaveBeenCalledWith('announcements.list failed on the server: Error: سو')
  })

  test.each([
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a body cut short', () => new Response('{"success":true,"value":{"ban')],
    ['a reply without its envelope', () => Response.json(EMPTY)],
    ['nothing at all', () => new Response(null, { status: 204 })],
  ])('the failure %s has a code of its own', async (_, answer) => {
    platform.reply(announcements, answer)
    const error = await failed(call(announcements, { query }))
    expect(error.code).toBe('client.reply.invalid')
    expect(errorText(error)).toBe('The reply was incomplete, please try again')
  })

  test('a call without a connection fails as no internet', { tags: ['ERR-031'] }, async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const error = await failed(call(announcements, { query }))
    expect({ code: error.code, errorText: errorText(error) }).toEqual({
      code: 'client.offline',
      errorText: 'No internet connection',
    })
  })

  test('a call without an answer for 10 s fails as a slow connection', { tags: ['ERR-030'] }, async () => {
    vi.useFakeTimers()
    platform.reply(announcements, () => new Promise(() => {}))
    const error = failed(call(announcements, { query }))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(heard).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect((await error).code).toBe('client.slow')
    expect(errorText(await error)).toBe('Slow connection, please try again')
  })

  test('a body that stops half-way is a slow connection', { tags: ['ERR-030'] }, async () => {
    vi.useFakeTimers()
    const half = new ReadableStream<Uint8Array>({
      start: (body) => body.enqueue(new TextEncoder().encode('{"success":true,"value":{"ban')),
    })
    platform.reply(announcements, () => new Response(half, { headers: { 'content-type': 'application/json' } }))
    let code = 'still waiting'
    call(announcements, { query }).catch((error: ApiError) => {
      code = error.code
    })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(code).toBe('still waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(code).toBe('client.slow')
  })

  test('a call given up by its caller fails with the caller’s own reason', async () => {
    platform.reply(announcements, () => new Promise(() => {}))
    const controller = new AbortController()
    const error = failed(call(announcements, { query }, { signal: controller.signal }))
    controller.abort(new Error('not needed any more'))
    expect((await error).message).toBe('not needed any more')
  })
})

describe('a session the server does not know', () => {
  const ended = (code: ErrorCode) => platform.fail(memberInfo, code).fail(touch, code)

  test.each(['login.not.session', 'user.or.token.invalid', 'token_ip_different'] as const)(
    '%s drops it and asks for a login',
    { tags: ['SESSION-015'] },
    async (code) => {
      session.store(sessionSample())
      ended(code)
      expect((await failed(call(memberInfo))).code).toBe(code)
      expect(session.get()).toBeUndefined()
      expect(heard).toEqual([{ kind: 'session-ended', needed: true }])
    },
  )

  test('public feeds are asked once more as a guest', async () => {
    session.store(sessionSample())
    platform.reply(announcements, ({ headers }) =>
      headers.get('Authorization') ? failure('login.not.session') : Response.json({ success: true, value: EMPTY }),
    )
    expect(await call(announcements, { query })).toEqual(EMPTY)
    expect(platform.count(announcements)).toBe(2)
    expect(heard).toEqual([{ kind: 'session-ended', needed: false }])
  })

  test('one of several calls that learn of an ended session reports it', async () => {
    session.store(sessionSample())
    ended('login.not.session')
    await Promise.all([failed(call(memberInfo)), failed(call(memberInfo)), failed(call(memberInfo))])
    expect(heard).toEqual([{ kind: 'session-ended', needed: true }])
  })

  test('a refused member call changes and shows nothing for a guest', async () => {
    platform.fail(balance, 'CUSTOMER_NOT_LOGIN')
    expect((await failed(call(balance, { query: {} }))).code).toBe('CUSTOMER_NOT_LOGIN')
    expect(heard).toEqual([])
  })
})

test('the app learns of a closed world and of an outage', async () => {
  platform.fail(launchGame, 'world.unknown')
  await failed(call(launchGame, { query: { platform: 'html5', nodeId: '1', vassalage: 'NP', launchMode: 'GLS' } }))
  platform.fail(launchGame, 'maintenance', { startTime: 1, endTime: 2 })
  const error = await failed(
    call(launchGame, { query: { platform: 'html5', nodeId: '1', vassalage: 'NP', launchMode: 'GLS' } }),
  )
  expect(heard.map(({ kind }) => kind)).toEqual(['world-gone', 'outage'])
  expect(isApiError(error, 'maintenance')).toBe(true)
})

describe('an encrypted body', () => {
  const body = { username: 'amina', password: 'sécret پاس', type: 'username' } as const
  const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
  const spkiOf = ({ publicKey: key }: ReturnType<typeof keys>) =>
    key.export({ type: 'spki', format: 'der' }).toString('base64')

  async function opened(pair: ReturnType<typeof keys>) {
    const lastCall = platform.last(login)
    const secret = privateDecrypt(
      { key: pair.privateKey, oaepHash: 'sha256' },
      Buffer.from(lastCall?.headers.get('Encryption') ?? '', 'base64'),
    )
    const sealed = Buffer.from(String((lastCall?.body as { value?: unknown } | undefined)?.value), 'base64')
    const key = await webcrypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt'])
    const plain = await webcrypto.subtle.decrypt(
      { name: 'AES-GCM', iv: sealed.subarray(0, 12) },
      key,
      sealed.subarray(12),
    )
    return JSON.parse(Buffer.from(plain).toString())
  }

  beforeEach(async () => {
    vi.stubGlobal('crypto', webcrypto)
    ;(await import('./encrypt.ts')).forgetKey()
  })

  test('an encrypted body opens with the server’s key, which is loaded once', { tags: ['API-004'] }, async () => {
    const pair = keys()
    platform.answer(publicKey, { kid: '1', spki: spkiOf(pair) }).fail(login, 'login.failed')
    await failed(call(login, { body }))
    expect(await opened(pair)).toEqual(body)
    const first = platform.last(login)?.body
    await failed(call(login, { body }))
    expect(platform.last(login)?.body).not.toEqual(first)
    expect(platform.count(publicKey)).toBe(1)
  })

  test('an encrypted body is sealed again with a new key if the server cannot open it', async () => {
    const [old, fresh] = [keys(), keys()]
    let current = old
    platform
      .reply(publicKey, () => Response.json({ success: true, value: { kid: '1', spki: spkiOf(current) } }))
      .reply(login, () => {
        if (current === fresh) return failure('login.failed')
        current = fresh
        return failure('request_body_required')
      })
    expect((await failed(call(login, { body }))).code).toBe('login.failed')
    expect({ loginCalls: platform.count(login), publicKeyCalls: platform.count(publicKey) }).toEqual({
      loginCalls: 2,
      publicKeyCalls: 2,
    })
    expect(await opened(fresh)).toEqual(body)
  })

  test('a body is sent unencrypted where the browser has no subtle crypto', async () => {
    vi.stubGlobal('crypto', { ...crypto, subtle: undefined })
    platform.fail(login, 'login.failed')
    await failed(call(login, { body }))
    expect(platform.last(login)?.body).toEqual(body)
    expect(platform.last(login)?.headers.get('Encryption')).toBeNull()
  })
})
