import { registration, session, verification } from '@understudy/contracts'
import { HOUR, MINUTE } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { type Actor, makeWorld, solveCaptcha, type TestWorld } from '../support/world.ts'
import { registrationBody } from './sample-context.ts'

const AMINA = { mobileNum: '3999100001', countryDialingCode: '92' }
const number = (serial: number) => ({
  mobileNum: `39990000${String(serial).padStart(2, '0')}`,
  countryDialingCode: '92',
})

const ask = (actor: Actor, body: object = AMINA) => actor.call(verification.smsForLogin, { body })
const logIn = (world: TestWorld, code: string, mobile = AMINA) =>
  world.guest.call(session.login, {
    body: {
      type: 'sms',
      username: mobile.mobileNum,
      password: code,
      countryDialingCode: mobile.countryDialingCode,
    },
  })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
/** A world in which failures require no captcha. */
const plainWorld = async () => {
  const world = await makeWorld()
  await world.settings({ flags: { CAPTCHA3: false } })
  return world
}

describe('a code of a login', () => {
  test('a login code is sent, lasts five minutes and opens one session', {
    tags: ['API-003', 'DATA-008', 'LOGIN-015'],
  }, async () => {
    const world = await plainWorld()
    const { value } = await ask(world.guest)
    const [item] = await world.outbox('sms')
    expect(value.expirationTime).toBe((item?.at ?? 0) + 5 * MINUTE)
    expect(item).toMatchObject({ to: '+923999100001', code: expect.stringMatching(/^\d{6}$/) })
    expect(item?.text).toContain(item?.code)
    expect((await logIn(world, item?.code ?? '')).value).toMatchObject({ userName: 'amina', type: 0 })
    expect((await logIn(world, item?.code ?? '')).code).toBe('sms.code.invalid')
  })

  test('a number may have its trunk zero, one its country does not have is refused', {
    tags: ['VALID-011'],
  }, async () => {
    const world = await plainWorld()
    expect((await ask(world.guest, { mobileNum: '03999100001', countryDialingCode: '+92' })).code).toBeUndefined()
    expect((await logIn(world, await world.lastCode('sms'))).value).toMatchObject({ userName: 'amina' })
    for (const body of [
      { mobileNum: '12', countryDialingCode: '92' },
      { mobileNum: '3999100001', countryDialingCode: '999' },
    ]) {
      const refused = await ask(world.guest, body)
      expect({ code: refused.code, fields: refused.detail.fields }).toEqual({
        code: 'mobile.invalid',
        fields: { mobileNum: ['pattern'] },
      })
    }
  })

  test('an invalid mobile number is refused with a message', { tags: ['ERR-019'] }, async () => {
    const world = await makeWorld()
    expect((await ask(world.guest, { mobileNum: '12', countryDialingCode: '92' })).message).toContain('mobile number')
  })

  test('an unknown number gets the same answer but no code', async () => {
    const world = await plainWorld()
    await world.settings({ pinnedCode: '246810' })
    const reply = await ask(world.guest)
    const unknown = await ask(world.guest, number(1))
    expect({ status: unknown.status, unknownBody: unknown.body }).toEqual({
      status: reply.status,
      unknownBody: reply.body,
    })
    expect(await world.outbox('sms')).toHaveLength(1)
    expect((await logIn(world, '246810', number(1))).code).toBe('sms.code.invalid')
    expect((await logIn(world, '246810')).code).toBeUndefined()
  })

  test('five wrong tries void a login code, and the right one comes too late', { tags: ['ERR-014'] }, async () => {
    const world = await plainWorld()
    await ask(world.guest)
    const code = await world.lastCode('sms')
    for (const remaining of [5, 4, 3, 2, 1]) {
      const failed = await logIn(world, wrong(code))
      expect({ code: failed.code, remaining: failed.detail.remaining }).toEqual({ code: 'sms.code.invalid', remaining })
    }
    expect((await logIn(world, code)).code).toMatch(/sms\.code\.expired|account\.locked/)
  })

  test('a login code ends with its five minutes', async () => {
    const world = await plainWorld()
    await ask(world.guest)
    const code = await world.lastCode('sms')
    await world.advance(5 * MINUTE)
    const late = await logIn(world, code)
    // One failed login of six is gone.
    expect({ code: late.code, remaining: late.detail.remaining }).toEqual({ code: 'sms.code.expired', remaining: 5 })
  })

  test('a newer login code voids the older', async () => {
    const world = await plainWorld()
    await ask(world.guest)
    const first = await world.lastCode('sms')
    await world.advance(MINUTE)
    await ask(world.guest)
    const second = await world.lastCode('sms')
    if (first !== second) expect((await logIn(world, first)).code).toBe('sms.code.invalid')
    expect((await logIn(world, second)).code).toBeUndefined()
  })

  test('a login code is invalid for another purpose, number or merchant', async () => {
    const world = await plainWorld()
    await world.guest.get(verification.smsForRegistration, { body: AMINA })
    expect((await logIn(world, await world.lastCode('sms'))).code).toBe('sms.code.invalid')
    await ask(world.guest)
    const code = await world.lastCode('sms')
    const elsewhere = await world.visitor({ merchant: 'cedar3' }).call(session.login, {
      body: { type: 'sms', username: AMINA.mobileNum, password: code, countryDialingCode: '92' },
    })
    expect(elsewhere.code).toBe('sms.code.invalid')
  })

  test('a wrong login code requires a captcha as a wrong password does', { tags: ['LOGIN-011'] }, async () => {
    const world = await makeWorld()
    await ask(world.guest)
    const code = await world.lastCode('sms')
    expect((await logIn(world, wrong(code))).detail.captcha).toBe(true)
    expect((await logIn(world, code)).code).toBe('login.captcha.required')
  })

  test('a merchant without logins by code refuses both code and login', { tags: ['FLAGS-002'] }, async () => {
    const world = await makeWorld()
    await world.settings({ flags: { MOBILEVERCODELOGIN3: false } })
    expect((await ask(world.guest)).code).toBe('function.not.available')
    expect((await logIn(world, '123456')).code).toBe('function.not.available')
  })

  test('a closed account is revealed with the right code only', async () => {
    const world = await plainWorld()
    const kamran = { mobileNum: '3999100010', countryDialingCode: '92' }
    await ask(world.guest, kamran)
    const code = await world.lastCode('sms')
    expect((await logIn(world, wrong(code), kamran)).code).toBe('sms.code.invalid')
    expect((await logIn(world, code, kamran)).code).toBe('account.disabled')
  })

  test('two code logins at once do not share a code', async () => {
    const world = await plainWorld()
    await ask(world.guest)
    const code = await world.lastCode('sms')
    const answers = await Promise.all([logIn(world, code), logIn(world, code), logIn(world, code)])
    expect(answers.filter((answer) => answer.code === undefined)).toHaveLength(1)
  })
})

describe('the caps', () => {
  test('a number gets a code every sixty seconds, and the seconds left otherwise', async () => {
    const world = await makeWorld()
    await ask(world.guest)
    await world.advance(15_000)
    const soon = await ask(world.guest)
    expect({ code: soon.code, status: soon.status, retryAfter: soon.detail.retryAfter }).toEqual({
      code: 'sms.too_often',
      status: 429,
      retryAfter: 45,
    })
    await world.advance(45_000)
    expect((await ask(world.guest)).code).toBeUndefined()
  })

  test('a number gets at most five codes an hour, for any purpose', async () => {
    const world = await makeWorld()
    for (const _ of [1, 2, 3]) {
      expect((await ask(world.guest)).code).toBeUndefined()
      await world.advance(MINUTE)
    }
    for (const _ of [4, 5]) {
      await world.guest.get(verification.smsForRegistration, { body: AMINA })
      await world.advance(MINUTE)
    }
    const sixth = await ask(world.guest)
    expect({ code: sixth.code, retryAfter: sixth.detail.retryAfter }).toEqual({
      code: 'sms.limit',
      retryAfter: 55 * 60,
    })
    await world.advance(55 * MINUTE)
    expect((await ask(world.guest)).code).toBeUndefined()
  })

  test('a number gets ten codes a day, and new ones the next day', async () => {
    const world = await makeWorld()
    for (let sentCount = 0; sentCount < 10; sentCount += 1) {
      expect((await ask(world.guest)).code).toBeUndefined()
      await world.advance(HOUR)
    }
    expect((await ask(world.guest)).code).toBe('sms.limit')
    await world.advance(14 * HOUR)
    expect((await ask(world.guest)).code).toBeUndefined()
  })

  test('an address gets at most twenty codes an hour, for any numbers', async () => {
    const world = await makeWorld()
    for (let serial = 0; serial < 20; serial += 1) expect((await ask(world.guest, number(serial))).code).toBeUndefined()
    expect((await ask(world.guest, number(20))).code).toBe('sms.limit')
    await world.advance(HOUR)
    expect((await ask(world.guest, number(20))).code).toBeUndefined()
  })

  test('in the scenario sms-limit the codes of the day are spent', async () => {
    const world = await makeWorld({ scenario: 'sms-limit' })
    expect((await ask(world.guest)).code).toBe('sms.limit')
    expect((await ask(world.guest, number(1))).code).toBeUndefined()
  })

  test('a clock set back locks nobody out', async () => {
    const world = await makeWorld()
    await ask(world.guest)
    await world.advance(-2 * HOUR)
    expect((await ask(world.guest)).code).toBeUndefined()
  })
})

test('a code of the registration names its minutes and goes to any number', {
  tags: ['API-020', 'DATA-008'],
}, async () => {
  const world = await makeWorld()
  expect(await world.guest.get(verification.smsForRegistration, { body: number(7) })).toEqual({ expiredMinutes: 5 })
  expect(await world.guest.get(verification.smsForRegistration, { body: AMINA })).toEqual({ expiredMinutes: 5 })
  const messages = await world.outbox('sms')
  expect(messages.map(({ to }) => to)).toEqual(['+923999100001', '+923999000007'])
  // A code is valid for five minutes.
  await world.settings({ flags: { GEETEST3: false } })
  const { code = '' } = messages[1] ?? {}
  const spentCodes = async () => {
    const { cookie, answer } = await solveCaptcha(world)
    const body = registrationBody({ username: '', ...number(7), captcha: answer, verificationCode: code })
    return (await world.guest.call(registration.registerByMobile, { body, headers: { Cookie: cookie } })).code
  }
  await world.advance(5 * MINUTE)
  expect(await spentCodes()).toBe('sms.code.expired')
  await world.advance(-1)
  expect(await spentCodes()).toBeUndefined()
})

describe('codes of a session', () => {
  test('codes for binding go to the new number or address, in the call’s language', async () => {
    const world = await makeWorld()
    const { token } = await world.as('sana')
    const sana = world.visitor({ token: token ?? '', language: 'UR' })
    await sana.get(verification.smsForBinding, { body: number(8) })
    await sana.get(verification.emailForBinding, { body: { email: 'Sana.New@mail.example' } })
    const [email, sms] = await world.outbox()
    expect({ kind: email?.kind, to: email?.to }).toEqual({ kind: 'email', to: 'sana.new@mail.example' })
    expect({ kind: sms?.kind, to: sms?.to }).toEqual({ kind: 'sms', to: '+923999000008' })
    expect(sms?.text).toMatch(/[\u0600-\u06ff]/)
  })

  test('codes for binding are for real accounts', async () => {
    const world = await makeWorld()
    expect((await world.guest.call(verification.smsForBinding, { body: number(8) })).code).toBe('CUSTOMER_NOT_LOGIN')
    const trial = await world.asTrial()
    expect((await trial.call(verification.smsForBinding, { body: number(8) })).code).toBe('real.account.required')
  })
})

test('a tester pins the code of all purposes, and lets it go again', async () => {
  const world = await makeWorld()
  expect(await world.settings({ pinnedCode: '135790' })).toMatchObject({ pinnedCode: '135790' })
  await ask(world.guest)
  expect(await world.lastCode('sms')).toBe('135790')
  expect(await world.settings({ pinnedCode: null })).toMatchObject({ pinnedCode: null })
  await ask(world.guest, { mobileNum: '3999100002', countryDialingCode: '92' })
  expect(await world.lastCode('sms')).not.toBe('135790')
})
