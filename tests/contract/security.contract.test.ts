import { member, security, session, verification } from '@understudy/contracts'
import { HOUR, MINUTE } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { type Actor, makeWorld, NOON, type TestWorld } from '../support/world.ts'

const PASSWORD = 'Play1234'

const setPayment = (actor: Actor, value: string, more: object = {}) =>
  actor.call(security.setPaymentPassword, {
    body: { password: PASSWORD, paymentPassword: value, confirmPaymentPassword: value, ...more },
  })
const changePayment = (actor: Actor, oldPaymentPassword: string, value: string) =>
  actor.call(security.changePaymentPassword, {
    body: { oldPaymentPassword, paymentPassword: value, confirmPaymentPassword: value },
  })

describe('the payment password', () => {
  test.each([
    ['12345', 'digits'],
    ['1234567', 'digits'],
    ['12345a', 'digits'],
    ['777777', 'equal'],
    ['123456', 'ascending'],
    ['567890', 'ascending'],
  ])('the payment password %s breaks the rule %s', async (value, rule) => {
    expect(security.checkPaymentPassword(value)).toEqual([rule])
    const sana = await (await makeWorld()).as('sana')
    expect((await setPayment(sana, value)).detail.fields).toEqual({ paymentPassword: [rule] })
    expect(await sana.get(security.hasPaymentPassword)).toBe(false)
  })

  test.each(['280914', '654321', '112233', '123457'])('the payment password %s passes', (value) => {
    expect(security.checkPaymentPassword(value)).toEqual([])
  })

  test('the payment password is set once, with the login password', { tags: ['PSW-010'] }, async () => {
    const sana = await (await makeWorld()).as('sana')
    const wrong = await setPayment(sana, '280914', { password: 'Wrong999' })
    expect(wrong.code).toBe('password.old.wrong')
    const unequal = await setPayment(sana, '280914', { confirmPaymentPassword: '280915' })
    expect(unequal.code).toBe('password.not.match')
    expect((await setPayment(sana, '280914')).value).toBe(true)
    expect(await sana.get(security.hasPaymentPassword)).toBe(true)
    expect((await sana.get(security.securityConfig)).hasPaymentPassword).toBe(true)
    expect((await setPayment(sana, '140928')).code).toBe('profile.edited')
  })

  test('changing the payment password requires the current one', async () => {
    const sana = await (await makeWorld()).as('sana')
    expect((await changePayment(sana, '280914', '140928')).code).toBe('payment.password.unset')
    await setPayment(sana, '280914')
    expect((await changePayment(sana, '280914', '280914')).code).toBe('password.same')
    expect((await changePayment(sana, '280914', '140928')).value).toBe(true)
    expect((await changePayment(sana, '280914', '501739')).code).toBe('payment.password.wrong')
    expect((await changePayment(sana, '140928', '501739')).value).toBe(true)
  })

  test('five wrong tries lock the payment password for an hour', async () => {
    const world = await makeWorld()
    const sana = await world.as('sana')
    await setPayment(sana, '280914')
    for (let remaining = 4; remaining > 0; remaining -= 1) {
      const wrong = await changePayment(sana, '000001', '140928')
      expect({ code: wrong.code, remaining: wrong.detail.remaining }).toEqual({
        code: 'payment.password.wrong',
        remaining: remaining,
      })
    }
    const fifth = await changePayment(sana, '000001', '140928')
    expect({ code: fifth.code, status: fifth.status }).toEqual({ code: 'payment.password.locked', status: 423 })
    expect((await changePayment(sana, '280914', '140928')).code).toBe('payment.password.locked')
    const { paymentLockedUntil } = await sana.get(security.securityConfig)
    expect(paymentLockedUntil).toBe(fifth.detail.lockedUntil)
    await world.advance(HOUR)
    const later = await world.as('sana')
    expect((await later.get(security.securityConfig)).paymentLockedUntil).toBeNull()
    expect((await changePayment(later, '280914', '140928')).value).toBe(true)
  })

  test('the hour of a lock runs from the last wrong try', async () => {
    const world = await makeWorld()
    const sana = await world.as('sana')
    await setPayment(sana, '280914')
    const tries = async (count: number) => {
      const member = await world.as('sana')
      for (let n = 0; n < count; n += 1) await changePayment(member, '000001', '140928')
    }
    await tries(2)
    await world.advance(50 * MINUTE)
    await tries(3)
    const { paymentLockedUntil } = await (await world.as('sana')).get(security.securityConfig)
    expect(paymentLockedUntil).toBe(Date.parse(NOON) + 110 * MINUTE)
    await world.advance(HOUR - 1)
    expect((await changePayment(await world.as('sana'), '280914', '140928')).code).toBe('payment.password.locked')
    await world.advance(1)
    expect((await changePayment(await world.as('sana'), '280914', '140928')).value).toBe(true)
  })
})

describe('mobile number and address', () => {
  const number = { mobileNum: '3998000001', countryDialingCode: '92' }
  const bind = (actor: Actor, messageCode: string, more: object = {}) =>
    actor.call(security.bindMobile, { body: { ...number, messageCode, password: PASSWORD, ...more } })

  test('a mobile number is bound by its code and the login password', { tags: ['PSW-010'] }, async () => {
    const world = await makeWorld()
    const sana = await world.as('sana')
    expect(await sana.get(security.securityConfig)).toMatchObject({ hasMobile: false, mobile: '' })
    await sana.get(verification.smsForBinding, { body: number })
    const code = await world.lastCode('sms')
    const other = code === '111111' ? '222222' : '111111'
    expect((await bind(sana, other)).code).toBe('sms.code.invalid')
    expect((await bind(sana, code, { password: 'Wrong999' })).code).toBe('password.old.wrong')
    expect((await bind(sana, code)).value).toEqual({ mobile: '399•••••01' })
    expect(await sana.get(security.securityConfig)).toMatchObject({ hasMobile: true, mobile: '399•••••01' })
    expect((await bind(sana, code)).code).toBe('sms.code.invalid')
  })

  test('a mobile number in use is revealed only with its code', async () => {
    const world = await makeWorld()
    const [sana, zoya] = [await world.as('sana'), await world.as('zoya')]
    await zoya.get(verification.smsForBinding, { body: number })
    await bind(zoya, await world.lastCode('sms'))
    await world.advance(60_000)
    await sana.get(verification.smsForBinding, { body: number })
    expect((await bind(sana, await world.lastCode('sms'))).code).toBe('mobile.exists')
  })

  test('a code is valid for one member and for five minutes', async () => {
    const world = await makeWorld()
    const [sana, zoya] = [await world.as('sana'), await world.as('zoya')]
    await sana.get(verification.smsForBinding, { body: number })
    const code = await world.lastCode('sms')
    expect((await bind(zoya, code)).code).toBe('sms.code.invalid')
    await world.advance(verification.CODES.life)
    expect((await bind(sana, code)).code).toBe('sms.code.expired')
  })

  test('an e-mail address is bound by its code and the login password', { tags: ['PSW-010'] }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const email = 'Amina.New@Mail.example'
    await amina.get(verification.emailForBinding, { body: { email } })
    const messageCode = await world.lastCode('email')
    const bound = await amina.call(security.bindEmail, { body: { email, messageCode, password: PASSWORD } })
    expect(bound.value).toEqual({ email: 'a•••@mail.example' })
    const zoya = await world.as('zoya')
    await world.advance(60_000)
    await zoya.get(verification.emailForBinding, { body: { email } })
    const refusal = await zoya.call(security.bindEmail, {
      body: { email, messageCode: await world.lastCode('email'), password: PASSWORD },
    })
    expect(refusal.code).toBe('email.exists')
  })

  test('a mobile number that no country has is refused', async () => {
    const amina = await (await makeWorld()).as('amina')
    expect((await bind(amina, '123456', { mobileNum: '12' })).code).toBe('mobile.invalid')
  })
})

describe('security questions', () => {
  const answers = (word: string, ids = [1, 4, 9]) =>
    ids.map((questionId) => ({ questionId, answer: `${word} ${questionId}` }))
  const choose = (actor: Actor, chosen: object[]) =>
    actor.call(security.setQuestions, { body: { answers: chosen, password: PASSWORD } })

  test('three of ten security questions are chosen, and changed with their answers', {
    tags: ['PSW-010'],
  }, async () => {
    const amina = await (await makeWorld()).as('amina')
    expect(await amina.get(security.securityQuestions)).toHaveLength(10)
    expect(await amina.get(security.ownQuestions)).toEqual([])
    const areSet = async () => (await amina.get(security.securityConfig)).hasSecurityQuestions
    expect(await areSet()).toBe(false)
    expect((await choose(amina, answers('blue'))).value).toBe(true)
    expect(await areSet()).toBe(true)
    expect([...(await amina.get(security.ownQuestions))].sort()).toEqual([1, 4, 9])
    expect((await choose(amina, answers('red'))).code).toBe('profile.edited')
    const change = (currentAnswers: object[], next: object[]) =>
      amina.call(security.changeQuestions, { body: { currentAnswers, answers: next } })
    expect((await change(answers('green'), answers('red'))).code).toBe('security.answer.wrong')
    expect((await change(answers('  BLUE'), answers('red', [2, 3, 5]))).value).toBe(true)
    expect([...(await amina.get(security.ownQuestions))].sort()).toEqual([2, 3, 5])
  })

  test('five wrong answers lock the change of security questions for an hour', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    await choose(amina, answers('blue'))
    const body = { currentAnswers: answers('green'), answers: answers('red') }
    for (let tries = 0; tries < 4; tries += 1)
      expect((await amina.call(security.changeQuestions, { body })).code).toBe('security.answer.wrong')
    expect((await amina.call(security.changeQuestions, { body })).code).toBe('account.locked')
    const right = { ...body, currentAnswers: answers('blue') }
    expect((await amina.call(security.changeQuestions, { body: right })).code).toBe('account.locked')
    await world.advance(HOUR)
    expect((await (await world.as('amina')).call(security.changeQuestions, { body: right })).value).toBe(true)
  })

  test('security questions refuse two answers, a repeated question and short answers', async () => {
    const amina = await (await makeWorld()).as('amina')
    for (const selection of [answers('a', [1, 2]), answers('a', [1, 1, 2]), answers('a', [1, 2, 11])])
      expect((await choose(amina, selection)).code).toBe('field.invalid')
    const short = [1, 2, 3].map((questionId) => ({ questionId, answer: ' x ' }))
    expect((await choose(amina, short)).code).toBe('field.invalid')
  })

  test('answers of security questions are masked on the tape', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    await choose(amina, answers('sesame'))
    expect(JSON.stringify(await world.tape('security.setQuestions'))).not.toContain('sesame')
  })
})

describe('devices and the login before', () => {
  const login = (world: TestWorld, loginDeviceId: string, agent: string) =>
    world.guest.call(
      session.login,
      { body: { username: 'zoya', password: PASSWORD, type: 'username', loginDeviceId } },
      { 'User-Agent': agent },
    )
  const device = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`

  test('devices are listed once each, latest first, the current one marked', {
    tags: ['PSW-010'],
  }, async () => {
    const world = await makeWorld()
    await login(world, device('1'), 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36')
    await world.advance(HOUR)
    await login(world, device('2'), 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1')
    await world.advance(HOUR)
    const { value } = await login(world, device('1'), 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537')
    const zoya = world.visitor({ token: value.token })
    const list = await zoya.get(security.devices, { query: { loginDeviceId: device('1') } })
    expect(list.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Chrome', 'Android', true],
      ['Safari', 'iPhone', false],
    ])
    const [first] = list
    expect((first?.lastAt ?? 0) - (first?.firstAt ?? 0)).toBe(2 * HOUR)
  })

  test('the previous login is returned, and null for the first', { tags: ['PSW-010'] }, async () => {
    const world = await makeWorld()
    const first = await world.as('amina')
    expect((await first.get(security.securityConfig)).lastLoginTime).toBeNull()
    await world.advance(HOUR)
    const second = await world.as('amina')
    const { lastLoginTime, lastLoginIp } = await second.get(security.securityConfig)
    expect(lastLoginTime).toBe(Date.parse('2026-03-10T07:00:00Z'))
    expect(lastLoginIp).toBe('203.0.113.7')
  })
})

test('a trial session has no security centre', async () => {
  const trial = await (await makeWorld()).asTrial()
  expect((await trial.call(security.securityConfig)).code).toBe('real.account.required')
  expect((await trial.call(member.editMember, { body: { nickname: 'Trial' } })).code).toBe('real.account.required')
})
