import { generateKeyPairSync } from 'node:crypto'
import { captcha, favourites, member, session, wallet } from '@understudy/contracts'
import { HOUR, MINUTE } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { seal } from '../support/seal.ts'
import { tableRows } from '../support/table-rows.ts'
import { makeWorld, NOON, passSlide, solveCaptcha, type TestWorld } from '../support/world.ts'

const bodyOf = (username: string, password = 'Play1234', more: object = {}) => ({
  body: { username, password, type: 'username' as const, ...more },
})

const fail = (world: TestWorld, username: string, more?: object) =>
  world.guest.call(session.login, bodyOf(username, 'wrong', more))

describe('login', () => {
  test('a member of the cast gets token, userName, type and firstTimeLogin', {
    tags: ['API-004', 'DATA-006', 'LOGIN-014'],
  }, async () => {
    const world = await makeWorld()
    const answer = await world.guest.get(session.login, bodyOf('amina'))
    expect(answer).toMatchObject({ userName: 'amina', type: 0, firstTimeLogin: false })
    expect(answer.token.startsWith(`${world.id}.`)).toBe(true)
    expect(await world.guest.get(session.login, bodyOf('bilal'))).toMatchObject({ userName: 'bilal', type: 1 })
    // An account exists at its own merchant only.
    const elsewhere = await world.visitor({ merchant: 'cedar3' }).call(session.login, bodyOf('amina'))
    expect(elsewhere.code).toBe('login.failed')
  })

  test('a wrong password and an unknown account are answered alike', { tags: ['API-004'] }, async () => {
    const world = await makeWorld()
    const wrong = await fail(world, 'amina')
    const unknown = await fail(world, 'nobody77')
    expect(wrong.code).toBe('login.failed')
    expect(unknown).toMatchObject({
      code: wrong.code,
      status: wrong.status,
      message: wrong.message,
      detail: wrong.detail,
    })
  })

  test('the first failure flags captcha and the next attempt needs one', {
    tags: ['LOGIN-011', 'LOGIN-021', 'ERR-010'],
  }, async () => {
    const world = await makeWorld()
    expect((await fail(world, 'amina')).detail).toMatchObject({ captcha: true, remaining: 5 })
    const without = await world.guest.call(session.login, bodyOf('amina'))
    expect({ code: without.code, captcha: without.detail.captcha }).toEqual({
      code: 'login.captcha.required',
      captcha: true,
    })
  })

  test('an address with five failures needs a captcha for every name', {
    tags: ['LOGIN-011', 'DATA-006'],
  }, async () => {
    const world = await makeWorld()
    for (const name of ['nobody71', 'nobody72', 'nobody73', 'nobody74']) await fail(world, name)
    expect((await world.guest.call(session.login, bodyOf('zoya'))).code).toBeUndefined()
    await fail(world, 'nobody75')
    expect((await world.guest.call(session.login, bodyOf('zoya'))).code).toBe('login.captcha.required')
    await world.advance(16 * MINUTE)
    expect((await world.guest.call(session.login, bodyOf('zoya'))).code).toBeUndefined()
  })

  test('the right password and captcha open the session after failures', { tags: ['LOGIN-011'] }, async () => {
    const world = await makeWorld()
    await fail(world, 'amina')
    // Another name has no failures, so it needs no captcha.
    expect((await world.guest.call(session.login, bodyOf('zoya'))).code).toBeUndefined()
    const { cookie, answer } = await solveCaptcha(world)
    const visitor = world.visitor({ cookie })
    expect((await visitor.call(session.login, bodyOf('amina', 'Play1234', { captcha: answer }))).code).toBeUndefined()
  })

  test('a captcha is good for one attempt and for five minutes', { tags: ['ERR-017'] }, async () => {
    const world = await makeWorld()
    await fail(world, 'amina')
    const { cookie, answer } = await solveCaptcha(world)
    const visitor = world.visitor({ cookie })
    const wrong = await visitor.call(session.login, bodyOf('amina', 'Play1234', { captcha: '0' }))
    const repeated = await visitor.call(session.login, bodyOf('amina', 'Play1234', { captcha: answer }))
    expect({ wrongCode: wrong.code, usedCode: repeated.code }).toEqual({
      wrongCode: 'captcha.invalid',
      usedCode: 'captcha.invalid',
    })
    const late = await solveCaptcha(world)
    await world.advance(5 * MINUTE)
    const expired = await world
      .visitor({ cookie: late.cookie })
      .call(session.login, bodyOf('amina', 'Play1234', { captcha: late.answer }))
    expect(expired.code).toBe('captcha.invalid')
  })

  test('six failures lock the name for fifteen minutes, and the clock unlocks it', async () => {
    const world = await makeWorld()
    await world.settings({ flags: { CAPTCHA3: false } })
    for (let i = 0; i < 5; i += 1) expect((await fail(world, 'amina')).code).toBe('login.failed')
    const sixth = await fail(world, 'amina')
    const locked = { code: 'account.locked', lockedUntil: Date.parse(NOON) + 15 * MINUTE }
    expect({ code: sixth.code, lockedUntil: sixth.detail.lockedUntil }).toEqual(locked)
    await world.advance(MINUTE)
    const early = await world.guest.call(session.login, bodyOf('amina'))
    expect({ code: early.code, lockedUntil: early.detail.lockedUntil }).toEqual(locked)
    await world.advance(14 * MINUTE)
    expect((await world.guest.call(session.login, bodyOf('amina'))).code).toBeUndefined()
  })

  test('a closed account is revealed only with the right password', {
    tags: ['ERR-022', 'ERR-032'],
  }, async () => {
    const world = await makeWorld()
    const codes = []
    for (const name of ['kamran', 'laila', 'omar', 'yusuf'])
      codes.push((await world.guest.call(session.login, bodyOf(name))).code)
    expect(codes).toEqual(['account.disabled', 'account.locked', 'self.excluded', 'login.not.member'])
    expect((await fail(world, 'kamran')).code).toBe('login.failed')
  })

  test('a second login ends the first session, whose next call is refused', {
    tags: ['SESSION-015'],
  }, async () => {
    const world = await makeWorld()
    const first = await world.as('amina')
    const other = await world.as('zoya')
    const second = await world.as('amina')
    expect((await other.get(member.memberInfo)).account).toBe('zoya')
    const refused = await first.call(member.memberInfo)
    expect({ code: refused.code, status: refused.status }).toEqual({ code: 'login.not.session', status: 401 })
    expect(refused.message).toContain('log in again')
    expect((await second.get(member.memberInfo)).account).toBe('amina')
  })

  test('firstTimeLogin is true once', async () => {
    const world = await makeWorld()
    expect((await world.guest.get(session.login, bodyOf('nadia'))).firstTimeLogin).toBe(true)
    expect((await world.guest.get(session.login, bodyOf('nadia'))).firstTimeLogin).toBe(false)
  })

  test.each([
    ['username', { username: 'amina' }, ['password']],
    ['username', { password: 'x' }, ['username']],
    ['sms', { username: '3999100001', password: '123456' }, ['countryDialingCode']],
    ['firebase', {}, ['firebaseIdToken']],
    ['carrier-pigeon', { username: 'amina', password: 'x' }, ['type']],
  ])(
    'a login of type %s with %j lacks %j',
    { tags: ['DATA-005', 'LOGIN-014', 'LOGIN-015'] },
    async (type, body, missing) => {
      const world = await makeWorld()
      const refused = await world.guest.call(session.login, { body: { ...body, type } })
      expect({ code: refused.code, fields: Object.keys(refused.detail.fields ?? {}) }).toEqual({
        code: 'field.invalid',
        fields: missing,
      })
    },
  )
})

describe('a new device', () => {
  const PHONE = '5d1f0c3a-8f4e-4b6a-9a53-2f6d8c1e7b01'
  const OTHER = '00000000-0000-4000-8000-000000000001'
  const from = (world: TestWorld, loginDeviceId: string | undefined, more: object = {}, name = 'amina') =>
    world.guest.call(session.login, bodyOf(name, 'Play1234', { loginDeviceId, ...more }))
  const watched = () => makeWorld({ scenario: 'new-device' })

  test('a new device needs an SMS code if LOGINIPVERF3 is on, once', async () => {
    const world = await watched()
    const reply = await from(world, OTHER)
    expect({ code: reply.code, status: reply.status, detail: reply.detail }).toEqual({
      code: 'login_verify_required',
      status: 403,
      detail: { channel: 'sms', to: '399•••••01', expirationTime: expect.any(Number) },
    })
    const [sms] = await world.outbox('sms')
    expect(sms?.to).toBe('+923999100001')
    expect((await from(world, OTHER, { deviceCode: '1' })).code).toBe('sms.code.invalid')
    expect((await from(world, OTHER, { deviceCode: sms?.code })).code).toBeUndefined()
    expect((await from(world, OTHER)).code).toBeUndefined()
  })

  test('the second step goes to e-mail if there is no mobile number', async () => {
    const world = await watched()
    expect((await from(world, OTHER, {}, 'sana')).detail).toMatchObject({ channel: 'email', to: 's•••@mail.example' })
    expect((await world.outbox('email'))[0]?.to).toBe('sana@mail.example')
  })

  test('a known device is let in, and so is a member’s first', async () => {
    const world = await watched()
    expect((await from(world, PHONE)).code).toBeUndefined()
    expect((await from(world, OTHER, {}, 'zoya')).code).toBeUndefined()
    expect((await from(world, PHONE, {}, 'zoya')).code).toBe('login_verify_required')
  })

  test('a device without a name counts as new', async () => {
    const world = await watched()
    expect((await from(world, undefined)).code).toBe('login_verify_required')
  })

  test('a new device is reported only after the right password, with one code', async () => {
    const world = await watched()
    expect((await world.guest.call(session.login, bodyOf('amina', 'wrong', { loginDeviceId: OTHER }))).code).toBe(
      'login.failed',
    )
    await world.settings({ flags: { CAPTCHA3: false } })
    await from(world, OTHER)
    await from(world, OTHER)
    expect(await world.outbox('sms')).toHaveLength(1)
  })

  test('a device code without one under way opens no way around slide check and captcha', async () => {
    const world = await watched()
    await world.settings({ flags: { GEETEST3: true } })
    expect((await from(world, OTHER, { deviceCode: '123456' })).code).toBe('slide.check.required')
  })

  test('the second step asks for no second slide check', async () => {
    const world = await watched()
    await world.settings({ flags: { GEETEST3: true } })
    const captchaResult = await passSlide(world, 'login')
    expect((await from(world, OTHER, { captchaResult })).code).toBe('login_verify_required')
    const deviceCode = await world.lastCode('sms')
    expect((await from(world, OTHER, { deviceCode })).code).toBeUndefined()
  })

  test.each([
    [0, 'sms.code.invalid'],
    [14, 'sms.code.expired'],
    [15, 'slide.check.required'],
    // The clock was set back.
    [-1, 'slide.check.required'],
  ])('a second step %i minutes after the first is answered %s', async (minutes, refused) => {
    const world = await watched()
    await world.settings({ flags: { GEETEST3: true } })
    const captchaResult = await passSlide(world, 'login')
    await from(world, OTHER, { captchaResult })
    await world.advance(minutes * MINUTE)
    expect((await from(world, OTHER, { deviceCode: '000001' })).code).toBe(refused)
  })
})

test('a password older than ninety days has to be changed where the merchant wants it', async () => {
  const world = await makeWorld()
  const refused = await world.guest.call(session.login, bodyOf('waqar'))
  expect({ code: refused.code, status: refused.status }).toEqual({ code: 'password.expired', status: 403 })
  await world.settings({ flags: { PWDEXPFORCECHANGE3: false } })
  expect((await world.guest.call(session.login, bodyOf('waqar'))).code).toBeUndefined()
})

test('a player cannot log in as an agent', { tags: ['ERR-033'] }, async () => {
  const world = await makeWorld()
  const asAgent = (name: string) => world.guest.call(session.login, bodyOf(name, 'Play1234', { entry: 'agent' }))
  const refused = await asAgent('amina')
  expect({ code: refused.code, message: refused.message }).toEqual({
    code: 'login.not.agent',
    message: expect.stringContaining('Only agents'),
  })
  for (const name of ['bilal', 'tariq', 'twin41']) expect((await asAgent(name)).code).toBeUndefined()
})

test('the test twins log in with their types 40, 41 and 42', async () => {
  const world = await makeWorld()
  for (const type of [40, 41, 42]) expect((await world.guest.get(session.login, bodyOf(`twin${type}`))).type).toBe(type)
})

describe('encrypted bodies', () => {
  test('a login sealed with the served key is understood', { tags: ['API-005', 'API-066'] }, async () => {
    const world = await makeWorld()
    const { spki } = await world.guest.get(session.publicKey)
    const { body, headers } = seal(spki, bodyOf('amina').body)
    expect(JSON.stringify(body)).not.toContain('Play1234')
    const answer = await world.guest.call(session.login, { body }, headers)
    expect(answer.value).toMatchObject({ userName: 'amina' })
  })

  test('a broken cipher text, a missing header and a foreign key are refused', {
    tags: ['API-005', 'API-066'],
  }, async () => {
    const world = await makeWorld()
    const { spki } = await world.guest.get(session.publicKey)
    const { body, headers } = seal(spki, bodyOf('amina').body)
    const broken = { value: `${body.value.slice(0, -8)}AAAAAAA=` }
    const another = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
      type: 'spki',
      format: 'der',
    })
    const foreign = seal(another.toString('base64'), bodyOf('amina').body)
    const refusedFor = async (sent: object, header: Record<string, string>) => {
      const { code, detail } = await world.guest.call(session.login, { body: sent } as never, header)
      expect(code).toBe('request_body_required')
      return detail.fields
    }
    expect(await refusedFor(broken, headers)).toEqual({ body: ['undecryptable'] })
    expect(await refusedFor(foreign.body, foreign.headers)).toEqual({ body: ['undecryptable'] })
    expect(await refusedFor(body, {})).toBeUndefined()
  })
})

describe('session life', () => {
  test('a token is refused after logout', { tags: ['API-011', 'SESSION-006'] }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const zoya = await world.as('zoya')
    expect(await amina.get(session.logout)).toBe(true)
    expect((await amina.call(member.memberInfo)).code).toBe('login.not.session')
    expect((await amina.call(session.logout)).code).toBe('login.not.session')
    expect((await zoya.get(member.memberInfo)).account).toBe('zoya')
  })

  test('touch puts the idle end off; without it half an hour ends the session', {
    tags: ['API-063', 'HOME-038'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    await world.advance(25 * MINUTE, { keepSessions: false })
    const { expiresAt } = await amina.get(session.touch)
    await world.advance(25 * MINUTE, { keepSessions: false })
    expect((await amina.call(member.memberInfo)).code).toBeUndefined()
    expect(expiresAt).toBe(Date.parse('2026-03-10T07:00:00Z') + 55 * MINUTE)
    await world.advance(30 * MINUTE - 1, { keepSessions: false })
    expect((await amina.call(session.touch)).code).toBeUndefined()
    await world.advance(30 * MINUTE, { keepSessions: false })
    expect((await amina.call(session.touch)).code).toBe('login.not.session')
  })

  test('a session ends after a day however busy, after a week with autoLogin', async () => {
    const world = await makeWorld()
    const day = world.visitor({ token: (await world.guest.get(session.login, bodyOf('amina'))).token })
    const week = world.visitor({
      token: (await world.guest.get(session.login, bodyOf('zoya', 'Play1234', { autoLogin: 1 }))).token,
    })
    const ends = (await tableRows<{ expires_at: number }>(world, 'session')).map(({ expires_at: at }) => at)
    expect(ends.sort((a, b) => a - b)).toEqual([1, 7].map((days) => Date.parse(NOON) + days * 24 * 60 * MINUTE))
    for (let i = 0; i < 49; i += 1) {
      await world.advance(29 * MINUTE + 59_000, { keepSessions: false })
      await day.call(session.touch)
      await week.call(session.touch)
    }
    expect((await day.call(session.touch)).code).toBe('login.not.session')
    expect((await week.call(session.touch)).code).toBeUndefined()
  })

  test('a jump of the clock leaves everybody logged in, unless it shall not', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    await world.advance(3 * 24 * 60 * MINUTE)
    expect((await amina.call(member.memberInfo)).code).toBeUndefined()
    await world.advance(30 * MINUTE, { keepSessions: false })
    expect((await amina.call(member.memberInfo)).code).toBe('login.not.session')
  })

  test('a jump brings no session back that had ended, and no trial past its hour', async () => {
    const world = await makeWorld()
    const [amina, zoya, trial] = [await world.as('amina'), await world.as('zoya'), await world.asTrial()]
    await amina.call(session.logout)
    await world.advance(59 * MINUTE)
    await trial.get(wallet.balance)
    await world.advance(2 * MINUTE)
    expect((await trial.call(wallet.balance)).code).toBe('login.not.session')
    expect((await amina.call(wallet.balance)).code).toBe('login.not.session')
    await world.advance(-60 * MINUTE)
    expect((await zoya.call(wallet.balance)).code).toBeUndefined()
  })

  test('the token is taken from header, query or body, and a call without any is refused', {
    tags: ['SESSION-016'],
  }, async () => {
    const world = await makeWorld()
    const { token } = await world.as('amina')
    expect((await world.guest.call(wallet.balance, { query: { token } })).code).toBeUndefined()
    const favourite = { nodeId: '1', vendor: 'XX', token }
    expect((await world.guest.call(favourites.addFavourite, { body: favourite })).code).toBe('game.not.found')
    expect((await world.guest.call(wallet.balance)).code).toBe('CUSTOMER_NOT_LOGIN')
    expect((await world.guest.call(wallet.balance, { query: { token: '' } })).code).toBe('CUSTOMER_NOT_LOGIN')
    // Only the header counts: a valid token in the query does not help an invalid header.
    const bad = { Authorization: 'garbage' }
    expect((await world.guest.call(wallet.balance, { query: { token } }, bad)).code).toBe('user.or.token.invalid')
  })

  test('a session token is valid for one merchant', async () => {
    const world = await makeWorld()
    const { token } = await world.as('amina')
    expect((await world.visitor({ token, merchant: 'cedar3' }).call(member.memberInfo)).code).toBe('login.not.session')
  })
})

describe('trial', () => {
  test('trialuser tells whether a trial may start; the merchant setting trail closes it', {
    tags: ['API-009', 'LOGIN-020'],
  }, async () => {
    const world = await makeWorld()
    expect(await world.guest.get(session.trialUser)).toEqual({ trail: 1, remaining: session.TRIALS_PER_DAY })
    await world.settings({ merchantSettings: { trail: 0 } })
    expect((await world.guest.get(session.trialUser)).trail).toBe(0)
    const refused = await world.guest.call(session.freePlay, { body: { platform: 'M' } })
    expect(refused.code).toBe('function.not.available')
  })

  test('freeplay opens a session of type 4 with demo money', { tags: ['API-010', 'SESSION-008'] }, async () => {
    const world = await makeWorld()
    const { customerType, token, userName } = await world.guest.get(session.freePlay, { body: { platform: 'M' } })
    expect({ customerType, userName: userName.startsWith('guest') }).toEqual({ customerType: 4, userName: true })
    expect((await world.visitor({ token }).get(wallet.balance)).sumBalance).toBe(session.TRIAL_BALANCE)
  })

  test('a trial ends after an hour, touched or not', { tags: ['SESSION-009', 'SESSION-010'] }, async () => {
    const world = await makeWorld()
    const trial = await world.asTrial()
    await world.advance(HOUR - 1)
    expect((await trial.call(session.touch)).code).toBeUndefined()
    await world.advance(1)
    expect((await trial.call(session.touch)).code).toBe('login.not.session')
  })

  test('in trial-ending a trial lasts two minutes, or as long as the tester says', {
    tags: ['SESSION-009'],
  }, async () => {
    const world = await makeWorld({ scenario: 'trial-ending' })
    const short = await world.asTrial()
    await world.advance(2 * MINUTE - 1)
    expect((await short.call(session.touch)).code).toBeUndefined()
    await world.advance(1)
    expect((await short.call(session.touch)).code).toBe('login.not.session')
    await world.settings({ merchantSettings: { trialMinutes: 30 } })
    const longer = await world.asTrial()
    await world.advance(29 * MINUTE)
    expect((await longer.call(session.touch)).code).toBeUndefined()
  })

  test('an address starts at most twenty trials a day', { tags: ['SESSION-010'] }, async () => {
    const world = await makeWorld()
    for (let i = 1; i < session.TRIALS_PER_DAY; i += 1) await world.asTrial()
    expect(await world.guest.get(session.trialUser)).toEqual({ trail: 1, remaining: 1 })
    await world.asTrial()
    expect((await world.guest.call(session.freePlay, { body: { platform: 'M' } })).code).toBe('session.limit')
    expect(await world.guest.get(session.trialUser)).toEqual({ trail: 0, remaining: 0 })
    await world.advance(25 * HOUR)
    expect((await world.guest.get(session.trialUser)).trail).toBe(1)
  })
})

test('the captcha is an SVG in base64 whose answer stands in the outbox', { tags: ['API-008'] }, async () => {
  const world = await makeWorld()
  const value = await world.guest.get(captcha.captcha)
  expect(Buffer.from(value, 'base64').toString()).toMatch(/^<svg/)
  expect(await world.lastCode('captcha')).toMatch(/^\d{4}$/)
})

test('two concurrent logins leave one session', async () => {
  const world = await makeWorld()
  const answers = await Promise.all(Array.from({ length: 5 }, () => world.guest.get(session.login, bodyOf('amina'))))
  const alive = await Promise.all(answers.map(({ token }) => world.visitor({ token }).call(member.memberInfo)))
  expect(alive.filter(({ code }) => code === undefined)).toHaveLength(1)
})
