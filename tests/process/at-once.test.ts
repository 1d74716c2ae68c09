import { password, security, session } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { insideOf, platform } from '../support/platform.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

/** Turns of the event loop in which a call that waits for nobody would have had its hash. */
const TURNS = 2_000

/** Has the calls come while somebody else has his turn in the world: none may look at its secret before its own. */
async function atOnce<T>(world: TestWorld, calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const inside = await insideOf(world)
  const { server } = (await platform()).app
  let missing = calls.length
  const came = new Promise<void>((resolve) => {
    server.on('request', function count() {
      missing -= 1
      if (missing > 0) return
      server.off('request', count)
      resolve()
    })
  })
  let end = () => {}
  const turn = new Promise<void>((resolve) => {
    end = resolve
  })
  void inside.inTurn(() => turn)
  const answers = Promise.all(calls.map((call) => call()))
  await came
  for (let turns = 0; turns < TURNS; turns += 1) await new Promise<void>((resolve) => setImmediate(resolve))
  expect(inside.db.$client.prepare('SELECT count(*) FROM login_failure').pluck().get()).toBe(0)
  end()
  return answers
}

describe('check and act are one step', () => {
  const login = (actor: Actor, secret: string, more: object = {}) =>
    actor.call(session.login, { body: { username: 'amina', password: secret, type: 'username', ...more } })
  const AT_ONCE = 50
  /** The right secret somewhere among many wrong ones. */
  const guesses = (right: string, wrong: string, place: number) =>
    Array.from({ length: AT_ONCE }, (_, i) => (i === place ? right : wrong))

  test.each([10, 40])(
    'LOGIN-011 fifty passwords at once do not pass the lock, the right one at place %i',
    async (place) => {
      const world = await makeWorld({ flags: { captcha: false } })
      const answers = await atOnce(
        world,
        guesses('Play1234', 'Wrong999', place).map((secret) => () => login(world.guest, secret)),
      )
      const codes = answers.map(({ code }) => code ?? 'in')
      expect(codes.filter((code) => code === 'login.failed')).toHaveLength(5)
      expect(codes.filter((code) => code === 'account.locked')).toHaveLength(AT_ONCE - 5)
    },
  )

  test('LOGIN-011 nor the captcha', async () => {
    const world = await makeWorld()
    const answers = await atOnce(
      world,
      guesses('Play1234', 'Wrong999', 30).map((secret) => () => login(world.guest, secret)),
    )
    const codes = answers.map(({ code }) => code ?? 'in')
    expect(codes.filter((code) => code === 'login.failed')).toHaveLength(1)
    expect(codes.filter((code) => code === 'login.captcha.required')).toHaveLength(AT_ONCE - 1)
  })

  test('fifty changes of a password by somebody without a session do not pass the lock either', async () => {
    const world = await makeWorld({ flags: { captcha: false } })
    const [newPassword, confirmNewPassword] = ['Fresh5678', 'Fresh5678']
    const answers = await atOnce(
      world,
      guesses('Play1234', 'Wrong999', 30).map(
        (oldPassword) => () =>
          world.guest.call(password.changePassword, {
            body: { username: 'amina', oldPassword, newPassword, confirmNewPassword },
          }),
      ),
    )
    const codes = answers.map(({ code }) => code ?? 'changed')
    expect(codes.filter((code) => code === 'login.failed')).toHaveLength(5)
    expect(codes.filter((code) => code === 'account.locked')).toHaveLength(AT_ONCE - 5)
  })

  test('fifty right passwords at once all open a session, with the captcha on too', async () => {
    const world = await makeWorld()
    const answers = await atOnce(
      world,
      Array.from({ length: AT_ONCE }, () => () => login(world.guest, 'Play1234')),
    )
    expect(answers.map(({ code }) => code)).toEqual(Array(AT_ONCE).fill(undefined))
  })

  test('fifty payment passwords at once: five are looked at', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const value = '280914'
    await amina.get(security.setPaymentPassword, {
      body: { password: 'Play1234', paymentPassword: value, confirmPaymentPassword: value },
    })
    const answers = await atOnce(
      world,
      guesses(value, '501739', 20).map(
        (oldPaymentPassword) => () =>
          amina.call(security.changePaymentPassword, {
            body: { oldPaymentPassword, paymentPassword: '140928', confirmPaymentPassword: '140928' },
          }),
      ),
    )
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 'payment.password.wrong')).toHaveLength(4)
    expect(codes.filter((code) => code === 'payment.password.locked')).toHaveLength(AT_ONCE - 4)
  })

  test('fifty guesses inside of a session at once: the sixth ends the session, and none after it is looked at', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const answers = await atOnce(
      world,
      guesses('Play1234', 'Wrong999', 25).map(
        (oldPassword) => () =>
          amina.call(password.changePassword, {
            body: { oldPassword, newPassword: 'Fresh5678', confirmNewPassword: 'Fresh5678' },
          }),
      ),
    )
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 'password.old.wrong')).toHaveLength(5)
    expect(codes.filter((code) => code === 'account.locked')).toHaveLength(1)
    expect(codes.filter((code) => code === 'login.not.session')).toHaveLength(AT_ONCE - 6)
  })

  test('a first payment password is set once, however many come at once', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const answers = await atOnce(
      world,
      ['280914', '501739', '140928'].map(
        (value) => () =>
          amina.call(security.setPaymentPassword, {
            body: { password: 'Play1234', paymentPassword: value, confirmPaymentPassword: value },
          }),
      ),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual(['profile.edited', 'profile.edited', undefined])
  })
})
