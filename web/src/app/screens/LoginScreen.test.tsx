import { act, screen, waitFor, within } from '@testing-library/react'
import { announcements } from '@understudy/contracts/announcements'
import { captcha } from '@understudy/contracts/captcha'
import { login, publicKey } from '@understudy/contracts/session'
import { systemStatus } from '@understudy/contracts/system'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '@/shared/api'
import { session } from '@/shared/session'
import { failure, fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample, TOKEN } from '@/test/samples'
import LoginScreen from './LoginScreen.tsx'

const banner = { groupName: 'm_login', url: '/img/b.svg', subtitle: 'Come in', link: '' } as const
const member = { token: TOKEN, id: 7, userName: 'amina', type: 0, firstTimeLogin: true } as const
const image = (text: string) => btoa(`<svg>${text}</svg>`)

// A busy machine may need longer than the default for a whole page.
vi.setConfig({ testTimeout: 20_000 })

let platform: ReturnType<typeof fakePlatform>
let pictures: number

beforeEach(() => {
  pictures = 0
  // Without Web Cryptography bodies are sent unencrypted, so that the tests can read them.
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto)
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, ['FREEPLAY3'])))
    .answer(announcements, {
      banners: [
        { ...banner, id: 1, title: 'Welcome back' },
        { ...banner, id: 2, title: 'Daily reward', link: '/m/activity' },
      ],
      player: [],
      popup: [],
      promotion: [],
      hot: [],
    })
    .answer(login, member)
    .reply(captcha, () => Response.json({ success: true, value: image(`picture ${++pictures}`) }))
})
afterEach(() => {
  session.drop()
  vi.unstubAllEnvs()
})

const username = () => screen.getByLabelText<HTMLInputElement>('Username')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const code = () => screen.getByLabelText<HTMLInputElement>('Captcha')
const button = () => screen.getByRole('button', { name: 'Log in' })
const picture = () => screen.findByRole<HTMLImageElement>('img', { name: 'Picture with the digits to type' })

function open(path = '/m/login') {
  const app = renderInApp(
    <Routes>
      <Route path="/m/login" element={<LoginScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { path },
  )
  const logIn = async (name = 'amina', secret = 'Play1234') => {
    await app.user.clear(username())
    await app.user.type(username(), name)
    await app.user.clear(password())
    await app.user.type(password(), secret)
    await app.user.click(button())
  }
  return { ...app, logIn }
}

describe('the login screen', () => {
  test.each([
    ['/m/login', 'Good to see you again'],
    ['/m/login?backUrl=%2Fm%2Fwithdraw', 'Log in to carry on'],
  ])('the login page says why: %s', { tags: ['ROUTE-030'] }, async (path, said) => {
    open(path)
    expect(await screen.findByText(said)).toBeInTheDocument()
  })

  test('the login screen shows the merchant and the banners of group m_login', async () => {
    open()
    expect(await screen.findByText('Aurora')).toBeInTheDocument()
    const banners = await screen.findByRole('region', { name: 'News from Aurora' })
    expect(within(banners).getByText('Welcome back')).toBeInTheDocument()
    expect(within(banners).getByRole('link', { name: /Daily reward/ })).toHaveAttribute('href', '/m/activity')
    expect(platform.last(announcements)?.url.searchParams.get('groupName')).toBe('m_login')
  })

  test('the login screen has username, password, a ticked remember box and no captcha', {
    tags: ['LOGIN-003', 'LOGIN-006'],
  }, () => {
    open()
    expect(username().autocomplete).toBe('username webauthn')
    // A name above the limit of 20 characters shows an error instead of being cut.
    expect(username().maxLength).toBe(40)
    expect(password().type).toBe('password')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember password' })).toBeChecked()
    expect(screen.queryByLabelText('Captcha')).not.toBeInTheDocument()
    expect(platform.count(captcha)).toBe(0)
  })

  test('the login screen leads to recovery and registration', { tags: ['LOGIN-007'] }, () => {
    open()
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/m/forget')
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/m/register')
  })

  test.each([
    [['FREEPLAY3'], 1],
    [[], 0],
  ])('the login screen with the switches %j offers %i free play', async (flags, count) => {
    platform.answer(systemStatus, statusSample({}, settingsSample({}, flags)))
    open()
    await screen.findByText('Aurora')
    expect(screen.queryAllByRole('button', { name: 'Try it for free' })).toHaveLength(count)
  })

  test('the username form comes first, and the toggle is there only while its flag is on', {
    tags: ['LOGIN-002'],
  }, async () => {
    const withFlag = (flags: string[]) => platform.answer(systemStatus, statusSample({}, settingsSample({}, flags)))
    withFlag([])
    const { user } = open()
    await screen.findByText('Aurora')
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(username()).toBeInTheDocument()

    withFlag(['MOBILEVERCODELOGIN3'])
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: 'With password' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'With mobile number' }))
    expect(screen.getByLabelText('Mobile number')).toBeInTheDocument()
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()

    withFlag([])
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument())
    expect(username()).toBeInTheDocument()
    expect(screen.queryByLabelText('Mobile number')).not.toBeInTheDocument()
  })

  test('a member who opens the login page is sent on at once', () => {
    session.store(sessionSample(0))
    expect(open('/m/login?backUrl=/m/gameList?type=fav').path()).toBe('/m/gameList?type=fav')
  })
})

describe('a login', () => {
  test('a login stores the session and leads home', { tags: ['SESSION-001'] }, async () => {
    const app = open()
    await app.logIn()
    await waitFor(() => expect(app.path()).toBe('/m/home'))
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual({
      token: TOKEN,
      merchantCode: 'aurora1',
      userName: 'amina',
      type: 0,
      firstTimeLogin: true,
    })
    expect(localStorage.getItem('autoLogin')).toBe('1')
    expect((await screen.findByText('Welcome, amina')).closest('[role=status]')).toBeInTheDocument()
  })

  test.each([
    ['/m/gameList?type=fav', '/m/gameList?type=fav'],
    ['https://elsewhere.example/m/home', '/m/home'],
    ['//elsewhere.example', '/m/home'],
    ['javascript:alert(1)', '/m/home'],
    ['/m/login', '/m/home'],
    ['/m/register', '/m/home'],
  ])('a login asked for by %s leads to %s', { tags: ['ROUTE-030'] }, async (wanted, landing) => {
    const app = open(`/m/login?backUrl=${encodeURIComponent(wanted)}`)
    await app.logIn()
    await waitFor(() => expect(app.path()).toBe(landing))
  })

  test('a login with username and password sends type username', async () => {
    await open().logIn(' amina ', ' Play 1234 ')
    const body = platform.last(login)?.body as Record<string, unknown>
    expect(body).toMatchObject({ type: 'username', username: 'amina', password: ' Play 1234 ', autoLogin: 1 })
    expect(body.loginDeviceId).toMatch(/^[0-9a-f-]{36}$/)
    expect(body).not.toHaveProperty('captcha')
  })

  test('a login is remembered on the device and fills the form the next time', { tags: ['LOGIN-017'] }, async () => {
    const app = open()
    await app.logIn()
    await waitFor(() => expect(app.path()).toBe('/m/home'))
    session.end()
    app.unmount()
    open()
    expect({ usernameValue: username().value, passwordValue: password().value }).toEqual({
      usernameValue: 'amina',
      passwordValue: 'Play1234',
    })
  })

  test('a login without the tick is not remembered', async () => {
    localStorage.setItem(
      'rememberedLogin.username',
      JSON.stringify({ type: 'username', username: 'old', password: '', countryDialingCode: '' }),
    )
    const app = open()
    await app.user.click(screen.getByRole('checkbox'))
    await app.logIn()
    await waitFor(() => expect(app.path()).toBe('/m/home'))
    await waitFor(() => expect(localStorage.getItem('rememberedLogin.username')).toBeNull())
    expect(platform.last(login)?.body).toMatchObject({ autoLogin: 0 })
  })

  test('a login names the device only in the installed app', { tags: ['LOGIN-018'] }, async () => {
    platform.fail(login, 'login.failed')
    const app = open()
    await app.logIn()
    await screen.findByRole('alert')
    expect(platform.last(login)?.headers.has('Device')).toBe(false)
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('standalone') }) as MediaQueryList,
    )
    await app.user.click(button())
    await waitFor(() => expect(platform.count(login)).toBe(2))
    expect(platform.last(login)?.headers.get('Device')).toBe('OTHERS')
  })

  test('a login is sent encrypted where the browser can', async () => {
    vi.restoreAllMocks()
    const pair = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['encrypt', 'decrypt'],
    )
    const spki = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))))
    platform.answer(publicKey, { kid: 'k', spki })
    await open().logIn()
    await waitFor(() => expect(platform.count(login)).toBe(1))
    expect(Object.keys(platform.last(login)?.body as object)).toEqual(['value'])
    expect(platform.last(login)?.headers.get('Encryption')).toBeTruthy()
  })
})

describe('a failed login', () => {
  test.each([
    ['account.disabled', 'This user does not exist or is disabled'],
    ['login.not.member', 'A non-member account cannot log in here'],
    ['self.excluded', 'This account is self-excluded'],
    ['account.locked', 'This account is locked. Please contact customer service.'],
    ['relay.busy', 'Unknown error'],
  ] as const)(
    'a login that fails with %s says so in the form and keeps what was typed',
    { tags: ['ERR-022', 'ERR-032'] },
    async (reason, message) => {
      platform.fail(login, reason === 'relay.busy' ? 'system.error' : reason)
      await open().logIn()
      expect((await screen.findByRole('alert')).textContent).toBe(message)
      expect({ usernameValue: username().value, passwordValue: password().value }).toEqual({
        usernameValue: 'amina',
        passwordValue: 'Play1234',
      })
    },
  )

  test('a failed login with a captcha flag shows the captcha field', { tags: ['LOGIN-011', 'ERR-010'] }, async () => {
    platform.fail(login, 'login.failed', { captcha: true, remaining: 5 })
    await open().logIn()
    expect((await picture()).src).toBe(`data:image/svg+xml;base64,${image('picture 1')}`)
    expect(screen.getByRole('alert').textContent).toBe('Account, password or e-mail format wrong')
    expect(code().autocomplete).toBe('off')
  })

  test('a failed login without the captcha flag shows no captcha', { tags: ['LOGIN-011'] }, async () => {
    platform.fail(login, 'login.failed', { captcha: false })
    await open().logIn()
    await screen.findByRole('alert')
    expect(screen.queryByLabelText('Captcha')).not.toBeInTheDocument()
  })

  test('a failed login tells how many tries are left once they are few', async () => {
    platform.fail(login, 'login.failed', { remaining: 1 })
    await open().logIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('One more try')
  })

  test('a failed login that locks the name says until when', async () => {
    platform.fail(login, 'account.locked', { lockedUntil: new Date(2026, 10, 20, 14, 5).getTime() })
    await open().logIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('14:05')
  })

  test('a login without an answer for ten seconds is called a slow connection', { tags: ['ERR-030'] }, async () => {
    platform.reply(login, () => new Promise(() => {}))
    const { user } = open()
    await user.type(username(), 'amina')
    await user.type(password(), 'Play1234')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    act(() => button().click())
    await waitFor(() => expect(platform.count(login)).toBe(1))
    await act(() => vi.advanceTimersByTimeAsync(9_000))
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect((await screen.findByRole('alert')).textContent).toBe('Slow connection, please try again')
    expect({ usernameValue: username().value, passwordValue: password().value }).toEqual({
      usernameValue: 'amina',
      passwordValue: 'Play1234',
    })
  })

  test('a failure of the login follows a change of language', async () => {
    platform.fail(login, 'account.disabled')
    await open().logIn()
    await screen.findByRole('alert')
    const { setLanguage } = await import('@/shared/i18n')
    await setLanguage('UR')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('یہ صارف موجود نہیں یا غیر فعال ہے'))
  })
})

describe('the captcha of a login', () => {
  async function withCaptcha() {
    platform.fail(login, 'login.failed', { captcha: true })
    const app = open()
    await app.logIn()
    await picture()
    return app
  }

  test('a tap on the picture, or on its button, brings another one and empties the field', {
    tags: ['LOGIN-012'],
  }, async () => {
    const { user } = await withCaptcha()
    await user.type(code(), '1234')
    await user.click(await picture())
    expect(code()).toHaveValue('')
    await waitFor(async () => expect((await picture()).src).toContain(image('picture 2')))
    await user.type(code(), '1234')
    await user.click(screen.getByRole('button', { name: 'New captcha picture' }))
    expect(code()).toHaveValue('')
    await waitFor(async () => expect((await picture()).src).toContain(image('picture 3')))
  })

  test('the login captcha is required, and has at most six digits', { tags: ['VALID-009', 'ERR-017'] }, async () => {
    const { user } = await withCaptcha()
    await user.click(button())
    expect(screen.getByText('Please enter the captcha')).toBeInTheDocument()
    expect(code()).toHaveFocus()
    expect(platform.count(login)).toBe(1)
    await user.type(code(), '12a345678')
    expect(code()).toHaveValue('123456')
    await user.click(button())
    await waitFor(() => expect(platform.last(login)?.body).toMatchObject({ captcha: '123456' }))
  })

  test.each([
    ['captcha.invalid', 'The captcha is wrong or has expired'],
    ['login.captcha.required', 'Please enter the captcha'],
  ] as const)(
    'a captcha refused with %s says so at its field, with a new picture',
    { tags: ['ERR-017'] },
    async (reason, message) => {
      const { user } = await withCaptcha()
      platform.fail(login, reason, { captcha: true })
      await user.type(code(), '1234')
      await user.click(button())
      expect(await screen.findByText(message)).toBeInTheDocument()
      expect(code()).toHaveValue('')
      expect(code()).toHaveFocus()
      await waitFor(() => expect(pictures).toBe(2))
      expect({ usernameValue: username().value, passwordValue: password().value }).toEqual({
        usernameValue: 'amina',
        passwordValue: 'Play1234',
      })
    },
  )

  test('the login captcha stays valid when the attempt never left the device', { tags: ['ERR-031'] }, async () => {
    const { user } = await withCaptcha()
    platform.reply(login, () => Promise.reject(new TypeError('offline')))
    await user.type(code(), '1234')
    await user.click(button())
    expect(await screen.findByText('No internet connection')).toBeInTheDocument()
    expect({ codeValue: code().value, pictures }).toEqual({ codeValue: '1234', pictures: 1 })
  })

  test('a captcha that cannot be loaded says so and can be requested again', async () => {
    platform.reply(captcha, () => failure('system.error')).fail(login, 'login.failed', { captcha: true })
    const app = open()
    await app.logIn()
    expect(await screen.findByText('The picture could not be loaded')).toBeInTheDocument()
    platform.answer(captcha, image('at last'))
    await app.user.click(screen.getByRole('button', { name: 'New captcha picture' }))
    expect((await picture()).src).toContain(image('at last'))
  })
})
