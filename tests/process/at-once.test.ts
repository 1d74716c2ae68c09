import { password, security, session } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { insideOf } from '../support/platform.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

/** Turns of the event loop in which all calls have begun, and one that does not wait would have computed its hash. */
const TURNS = 2_000

/** Starts the calls while another call holds the world's queue: none may check its secret before its turn. */
async function atOnce<T>(world: TestWorld, calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const inside = await insideOf(world)
  let end = () => {}
  const turn = new Promise<void>((resolve) => {
    end = resolve
  })
  void inside.inTurn(() => turn)
  const answers = Promise.all(calls.map((call) => call()))
  for (let turns = 0; turns < TURNS; turns += 1) await new Promise<void>((resolve) => setImmediate(resolve))
  expect(inside.db.$client.prepare('SELECT count(*) FROM login_failure').pluck().get()).toBe(0)
  end()
  return answers
}

describe('check and act are one step', () => {
  const login = (actor: Actor, secret: string, more: object = {}) =>
    actor.call(session.login, { body: { username: 'amina', password: secret, type: 'username', ...more } })
  const AT_ONCE = 50
  /** Tries the right secret at one position among wrong ones; counts the calls by error code, `''` for success. */
  async function guessed(
    world: TestWorld,
    { right, wrong, at }: { right: string; wrong: string; at: number },
    attempt: (secret: string) => Promise<{ code: string | undefined }>,
  ): Promise<Record<string, number>> {
    const secrets = Array.from({ length: AT_ONCE }, (_, i) => (i === at ? right : wrong))
    const answers = await atOnce(
      world,
      secrets.map((secret) => () => attempt(secret)),
    )
    const counts: Record<string, number> = {}
    for (const { code = '' } of answers) counts[code] = (counts[code] ?? 0) + 1
    return counts
  }
  const OF_ACCOUNT = { right: 'Play1234', wrong: 'Wrong999' }

  test.each([10, 40])(
    'fifty passwords at once do not pass the lock, the right one at place %i',
    { tags: ['LOGIN-011'] },
    async (at) => {
      const world = await makeWorld({ flags: { captcha: false } })
      const counts = await guessed(world, { ...OF_ACCOUNT, at }, (secret) => login(world.guest, secret))
      expect(counts).toEqual({ 'login.failed': 5, 'account.locked': AT_ONCE - 5 })
    },
  )

  test('many guesses at once do not pass the captcha', { tags: ['LOGIN-011'] }, async () => {
    const world = await makeWorld()
    const counts = await guessed(world, { ...OF_ACCOUNT, at: 30 }, (secret) => login(world.guest, secret))
    expect(counts).toEqual({ 'login.failed': 1, 'login.captcha.required': AT_ONCE - 1 })
  })

  test('fifty password changes at once without a session do not pass the lock', async () => {
    const world = await makeWorld({ flags: { captcha: false } })
    const [newPassword, confirmNewPassword] = ['Fresh5678', 'Fresh5678']
    const counts = await guessed(world, { ...OF_ACCOUNT, at: 30 }, (oldPassword) =>
      world.guest.call(password.changePassword, {
        body: { username: 'amina', oldPassword, newPassword, confirmNewPassword },
      }),
    )
    expect(counts).toEqual({ 'login.failed': 5, 'account.locked': AT_ONCE - 5 })
  })

  test('fifty right passwords at once all open a session, even with the captcha on', async () => {
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
    const counts = await guessed(world, { right: value, wrong: '501739', at: 20 }, (oldPaymentPassword) =>
      amina.call(security.changePaymentPassword, {
        body: { oldPaymentPassword, paymentPassword: '140928', confirmPaymentPassword: '140928' },
      }),
    )
    expect(counts).toEqual({ 'payment.password.wrong': 4, 'payment.password.locked': AT_ONCE - 4 })
  })

  test('of fifty guesses at once inside a session the sixth ends it', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const counts = await guessed(world, { ...OF_ACCOUNT, at: 25 }, (oldPassword) =>
      amina.call(password.changePassword, {
        body: { oldPassword, newPassword: 'Fresh5678', confirmNewPassword: 'Fresh5678' },
      }),
    )
    expect(counts).toEqual({ 'password.old.wrong': 5, 'account.locked': 1, 'login.not.session': AT_ONCE - 6 })
  })

  test('a first payment password is set once, however many come at once', async () => {
    const world = await makeWorld()
    const zoya = await world.signedIn('zoya')
    const answers = await atOnce(
      world,
      ['280914', '501739', '140928'].map(
        (value) => () =>
          zoya.call(security.setPaymentPassword, {
            body: { password: 'Play1234', paymentPassword: value, confirmPaymentPassword: value },
          }),
      ),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual(['profile.edited', 'profile.edited', undefined])
  })
})
