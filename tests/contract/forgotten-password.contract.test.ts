import { member, password, session } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { makeWorld, passSlide, type TestWorld } from '../support/world.ts'

const account = { username: 'amina', email: 'amina@mail.example' }
const fresh = { newPassword: 'Fresh5678', confirmNewPassword: 'Fresh5678' }

async function plainWorld() {
  const world = await makeWorld()
  await world.settings({ flags: { GEETEST3: false } })
  return world
}
const ask = (world: TestWorld, body: object = account) => world.guest.call(password.resetByEmail, { body })
const answer = (world: TestWorld, messageCode: string, more: object = {}) =>
  world.guest.call(password.resetPassword, { body: { account, messageCode, ...more } })
const login = async (world: TestWorld, secret: string) =>
  (await world.guest.call(session.login, { body: { username: 'amina', password: secret, type: 'username' } })).code

describe('a forgotten password', () => {
  test('a mailed code resets the password once and ends all sessions', {
    tags: ['PSW-009', 'API-014', 'API-015'],
  }, async () => {
    const world = await plainWorld()
    const amina = await world.as('amina')
    expect((await ask(world)).code).toBeUndefined()
    const code = await world.lastCode('email')
    expect((await answer(world, code)).value).toEqual({ changed: false })
    expect((await answer(world, code, fresh)).value).toEqual({ changed: true })
    expect((await answer(world, code, fresh)).code).toBe('sms.code.invalid')
    expect((await amina.call(member.memberInfo)).code).toBe('login.not.session')
    expect(await login(world, 'Fresh5678')).toBeUndefined()
  })

  test('an SMS code resets a forgotten password too', { tags: ['PSW-009'] }, async () => {
    const world = await plainWorld()
    const [first] = await world.outbox('sms')
    expect(first).toBeUndefined()
    const mobile = { mobileNum: '3999100001', countryDialingCode: '+92' }
    expect((await world.guest.call(password.resetBySms, { body: mobile })).code).toBeUndefined()
    const body = { account: mobile, messageCode: await world.lastCode('sms'), ...fresh }
    expect((await world.guest.call(password.resetPassword, { body })).value).toEqual({ changed: true })
    expect(await login(world, 'Fresh5678')).toBeUndefined()
  })

  test('a wrong address gets no code, and the answer does not tell', {
    tags: ['API-014'],
  }, async () => {
    const world = await plainWorld()
    const right = await ask(world)
    const emailCount = (await world.outbox('email')).length
    for (const body of [
      { username: 'amina', email: 'other@mail.example' },
      // Another member's address gets the same reply as an unknown one.
      { username: 'amina', email: 'zoya@mail.example' },
      { username: 'nobody77', email: 'nobody@mail.example' },
      { username: 'kamran', email: 'kamran@mail.example' },
    ])
      expect({ ...(await ask(world, body)), headers: {} }).toEqual({ ...right, headers: {} })
    expect(await world.outbox('email')).toHaveLength(emailCount)
    expect((await world.outbox('email')).map(({ to }) => to)).toEqual(['amina@mail.example'])
    const refused = await world.guest.call(password.resetPassword, {
      body: { account: { username: 'nobody77', email: 'nobody@mail.example' }, messageCode: '000000', ...fresh },
    })
    expect(refused.code).toBe('sms.code.invalid')
  })

  test('a wrong code is refused and five of them void it', { tags: ['API-015'] }, async () => {
    const world = await plainWorld()
    await ask(world)
    const code = await world.lastCode('email')
    const wrong = code === '111111' ? '222222' : '111111'
    expect((await answer(world, wrong)).detail.remaining).toBe(4)
    for (let tries = 0; tries < 4; tries += 1) await answer(world, wrong)
    expect((await answer(world, code)).code).toBe('sms.code.expired')
  })

  test('an invalid new password leaves the code valid', async () => {
    const world = await plainWorld()
    await ask(world)
    const code = await world.lastCode('email')
    const broken = await answer(world, code, { newPassword: 'short', confirmNewPassword: 'short' })
    expect(broken.code).toBe('field.invalid')
    expect((await answer(world, code, { ...fresh, confirmNewPassword: 'Fresh' })).code).toBe('password.not.match')
    const same = { newPassword: 'Play1234', confirmNewPassword: 'Play1234' }
    expect((await answer(world, code, same)).code).toBe('password.same')
    expect((await answer(world, code, fresh)).value).toEqual({ changed: true })
  })

  test('a second code within a minute is refused, and the slide check applies if on', async () => {
    const world = await plainWorld()
    await ask(world)
    expect((await ask(world)).code).toBe('sms.too_often')
    await world.settings({ flags: { GEETEST3: true } })
    await world.advance(60_000)
    expect((await ask(world)).code).toBe('slide.check.required')
    const captchaResult = await passSlide(world, 'reset')
    expect((await ask(world, { ...account, captchaResult })).code).toBeUndefined()
  })

  test('a malformed e-mail address is refused by field', { tags: ['ERR-015'] }, async () => {
    const world = await plainWorld()
    expect((await ask(world, { username: 'amina', email: 'amina' })).detail.fields).toEqual({ email: ['pattern'] })
  })

  test('a reset password ends the lock after wrong passwords', async () => {
    const world = await plainWorld()
    await world.settings({ flags: { CAPTCHA3: false } })
    for (let tries = 0; tries < 6; tries += 1) await login(world, 'Wrong999')
    expect(await login(world, 'Play1234')).toBe('account.locked')
    await ask(world)
    await answer(world, await world.lastCode('email'), fresh)
    expect(await login(world, 'Fresh5678')).toBeUndefined()
  })
})
