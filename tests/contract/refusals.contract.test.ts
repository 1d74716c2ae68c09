import {
  type CallInput,
  cloud,
  type Endpoint,
  type EndpointDefinition,
  lottery,
  password,
  play,
  saferPlay,
  security,
  session,
  verification,
} from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { REGISTRY } from '@understudy/contracts/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import { gameOf, launchOf, openGame, setMaintenance } from '../support/vendors.ts'
import { type Actor, makeWorld, passSlide, solveCaptcha, type TestWorld } from '../support/world.ts'
import { SAMPLES } from './call-table.ts'
import { type SampleContext, sampleContext } from './sample-context.ts'

// Refusals that several calls share, checked on each call that declares them.

const named = (name: string): Endpoint<EndpointDefinition> => {
  const match = REGISTRY.find((endpoint) => endpoint.name === name)
  if (!match) throw new Error(`No call is named ${name}`)
  return match
}
const number = (serial: number) => ({ mobileNum: `399900${String(serial).padStart(4, '0')}`, countryDialingCode: '92' })
const IMPOSSIBLE = { mobileNum: '1234567', countryDialingCode: '92' }

describe('the pages of the vendors', () => {
  const LOOKS = [
    'play.vendorLobby',
    'sportsbook.state',
    'cards.state',
    'fishing.state',
    'rounds.state',
    'slot.state',
    'crash.state',
    'fairness.next',
  ]
  const STAKES = ['play.enter', 'sportsbook.bet', 'cards.open', 'fishing.shots', 'rounds.bet', 'slot.spin', 'crash.bet']
  const ALL = [...LOOKS, ...STAKES, 'cards.end', 'crash.cashOut', 'fairness.changeClientSeed']
  let context: SampleContext
  beforeAll(async () => {
    context = await sampleContext(await makeWorld())
  })
  const codeOf = async (name: string, params?: object) => {
    const sample = SAMPLES[name]?.(context) ?? {}
    return (await context.world.guest.call(named(name), { ...sample, ...(params && { params: { ...params } }) })).code
  }

  test('every page of a vendor is in the lists of this test', () => {
    const onStage = REGISTRY.filter(({ path }) => path.startsWith('/play/'))
      .map(({ name }) => name)
      // These calls need the key of a vendor's own server, or the signature of a replay.
      .filter((name) => !/^(vendorWallet|roundReplay)\./.test(name))
    expect(onStage.sort()).toEqual([...ALL].sort())
  })

  test.each(ALL)('%s refuses an unknown launch', async (name) => {
    const params = { launchId: `${context.world.id}.00000000-0000-4000-8000-000000000000` }
    expect(await codeOf(name, params)).toBe('launch.unknown')
  })

  test('a time-out refuses stakes and launches but still shows what there is', async () => {
    await context.member.get(saferPlay.pausePlay, { body: { kind: 'timeOut', days: 1 } })
    for (const name of STAKES) expect({ name, code: await codeOf(name) }).toEqual({ name, code: 'time.out' })
    for (const name of LOOKS) expect({ name, code: await codeOf(name) }).toEqual({ name, code: undefined })
    await context.member.get(session.logout)
    for (const name of ALL) expect({ name, code: await codeOf(name) }).toEqual({ name, code: 'login.not.session' })
  })

  test('a bet’s id repeated with another stake, side or game is a conflict', async () => {
    const world = await makeWorld()
    const hina = await world.signedIn('hina')
    const [betId, roundId, batchId] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
    const book = await openGame(world, hina, 'SPORTS')
    const fixture = (await book.book()).fixtures.find(({ odds }) => odds.home !== null && odds.away !== null)
    if (!fixture) throw new Error('The book has no match to bet on')
    expect((await book.single(fixture, { betId, stake: 10 })).code).toBeUndefined()
    expect((await book.single(fixture, { betId, stake: 20 })).code).toBe('transaction.conflict')
    const other = { betId, stake: 10, side: 'away' as const, odds: fixture.odds.away ?? 0 }
    expect((await book.single(fixture, other)).code).toBe('transaction.conflict')
    const table = await openGame(world, hina, 'PVP')
    expect((await table.deal(50, roundId)).code).toBeUndefined()
    expect((await table.deal(100, roundId)).code).toBe('transaction.conflict')
    const water = await openGame(world, hina, 'FISH')
    const { wave } = await water.pond()
    expect((await water.shoot({ batchId, wave, targets: ['crab', 'koi'] })).code).toBeUndefined()
    expect((await water.shoot({ batchId, wave, targets: ['crab'] })).code).toBe('transaction.conflict')
  })

  test('a vendor’s lobby refuses play money, and a game over an open round', async () => {
    const world = await makeWorld()
    const hina = await world.signedIn('hina')
    const lobby = await gameOf(world, 'PVP', ({ gameCode }) => gameCode === 'lobby')
    expect((await launchOf(hina, lobby, { accountType: '0' })).code).toBe('real.account.required')
    const { value } = await launchOf(hina, lobby)
    const params = { launchId: new URL(value.content.game_url).pathname.replace('/play/', '') }
    const { games } = await world.guest.get(play.vendorLobby, { params })
    const [one, two] = games
    const enter = async (game: typeof one) =>
      (await world.guest.call(play.enter, { params, body: { nodeId: game?.nodeId ?? '' } })).code
    const table = await openGame(world, hina, 'PVP', { which: ({ nodeId }) => nodeId === one?.nodeId })
    expect((await table.deal(10)).code).toBeUndefined()
    expect(await enter(two)).toBe('game.round.open')
    expect(await enter(one)).toBeUndefined()
    await setMaintenance(world, lobby.vassalage, true)
    expect(await enter(one)).toBe('game.maintenance')
  })
})

describe('the cloud service', () => {
  const calls = [
    'cloud.config',
    'cloud.state',
    'cloud.sms',
    'cloud.confirm',
    'cloud.choices',
    'cloud.consent',
    'cloud.token',
  ]

  test('every cloud call is refused for an unknown project and a merchant without it', async () => {
    const world = await makeWorld()
    const context = await sampleContext(world)
    const codeOf = async (name: string, more: object = {}) =>
      (await world.guest.call(named(name), { ...SAMPLES[name]?.(context), ...more })).code
    for (const name of calls.slice(1))
      expect({
        name,
        code: await codeOf(name, { params: { projectId: `${world.id}.nobody9.0123456789abcdef01234567` } }),
      }).toEqual({ name, code: 'function.not.available' })
    await world.settings({ merchantSettings: { cloudReady: false } })
    for (const name of calls)
      expect({ name, code: await codeOf(name) }).toEqual({ name, code: 'function.not.available' })
  })

  test('choices are shown for a way back into the app only', async () => {
    const world = await makeWorld()
    const { projectId } = await world.guest.get(cloud.cloudConfig)
    const query = { provider: 'google' as const, redirect_uri: 'https://evil.example/m/login' }
    expect((await world.guest.call(cloud.signInChoices, { params: { projectId }, query })).code).toBe(
      'permission.denied',
    )
  })
})

describe('codes by SMS and e-mail', () => {
  let world: TestWorld
  let amina: Actor
  beforeAll(async () => {
    world = await makeWorld()
    amina = await world.signedIn('amina')
  })
  /** Each call that sends a code, with its target. */
  const SENDERS: [name: string, to: (serial: number) => object, params?: 'cloud'][] = [
    ['verification.login', number],
    ['verification.register', number],
    ['verification.bindMobile', number],
    ['password.sms', number],
    ['cloud.sms', number, 'cloud'],
    ['verification.bindEmail', (serial) => ({ email: `new${serial}@mail.example` })],
    ['password.email', (serial) => ({ username: 'amina', email: `new${serial}@mail.example` })],
  ]
  const send = async (name: string, body: object, params?: 'cloud') => {
    if (params !== 'cloud') return amina.call(named(name), { body })
    const { projectId } = await world.guest.get(cloud.cloudConfig)
    return amina.call(named(name), { params: { projectId }, body })
  }

  test('every call that sends codes is in this list', () => {
    const sending = REGISTRY.filter(({ errors }) => errors?.includes('sms.too_often')).map(({ name }) => name)
    expect(sending.sort()).toEqual([...SENDERS.map(([name]) => name), 'session.login'].sort())
  })

  test.each(SENDERS)('%s sends a target one code a minute and five an hour', async (name, to, params) => {
    const target = to(SENDERS.findIndex(([other]) => other === name) + 100)
    for (const _ of [1, 2, 3, 4, 5]) {
      await world.advance(MINUTE)
      expect((await send(name, target, params)).code).toBeUndefined()
      const soon = await send(name, target, params)
      expect({ code: soon.code, status: soon.status, retryAfter: soon.detail.retryAfter }).toEqual({
        code: 'sms.too_often',
        status: 429,
        retryAfter: 60,
      })
    }
    await world.advance(MINUTE)
    const sixth = await send(name, target, params)
    expect({ code: sixth.code, status: sixth.status, retryAfter: sixth.detail.retryAfter }).toEqual({
      code: 'sms.limit',
      status: 429,
      retryAfter: 55 * 60,
    })
    await world.advance(60 * MINUTE)
    amina = await world.signedIn('amina')
  })

  test.each(SENDERS.filter(([, to]) => to === number))(
    '%s sends no code to a number that no country has',
    async (...[name, , params]) => {
      const refused = await send(name, IMPOSSIBLE, params)
      expect({ code: refused.code, fields: refused.detail.fields }).toEqual({
        code: 'mobile.invalid',
        fields: { mobileNum: ['pattern'] },
      })
    },
  )

  test.each([
    ['verification.login', 'sms', number],
    ['verification.register', 'register', number],
    ['password.sms', 'reset', number],
    ['password.email', 'reset', (serial: number) => ({ username: 'amina', email: `new${serial}@mail.example` })],
  ] as const)('%s wants a slide check of its own kind, once, where the merchant has one', async (name, action, to) => {
    await world.settings({ flags: { GEETEST3: true } })
    const codeWith = async (captchaResult?: object) =>
      (await send(name, { ...to(500), ...(captchaResult && { captchaResult }) })).code
    expect(await codeWith()).toBe('slide.check.required')
    expect(await codeWith(await passSlide(world, 'login'))).toBe('slide.check.failed')
    const slideResult = await passSlide(world, action)
    expect(await codeWith({ ...slideResult, pass_token: [...slideResult.pass_token].reverse().join('') })).toBe(
      'slide.check.failed',
    )
    expect(await codeWith(slideResult)).toBeUndefined()
    await world.advance(MINUTE)
    expect(await codeWith(slideResult)).toBe('slide.check.failed')
    await world.settings({ flags: { GEETEST3: false } })
  })

  test('login and password reset by mobile need a number valid in its country', async () => {
    const login = { type: 'sms' as const, username: '1234567', password: '123456', countryDialingCode: '92' }
    expect((await world.guest.call(session.login, { body: login })).code).toBe('mobile.invalid')
    const reset = { account: IMPOSSIBLE, messageCode: '123456' }
    expect((await world.guest.call(password.resetPassword, { body: reset })).code).toBe('mobile.invalid')
  })
})

describe('the code of a new device', () => {
  const DEVICES = [1, 2, 3, 4, 5, 6, 7].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
  const from = (world: TestWorld, loginDeviceId: string | undefined, deviceCode?: string) =>
    world.guest.call(session.login, {
      body: { username: 'amina', password: 'Play1234', type: 'username', loginDeviceId, deviceCode },
    })

  test('a second device code within a minute waits, a sixth within an hour longer', async () => {
    const world = await makeWorld({ scenario: 'new-device' })
    const [first, second] = DEVICES
    expect((await from(world, first)).code).toBe('login_verify_required')
    expect((await from(world, first, await world.lastCode('sms'))).code).toBeUndefined()
    const soon = await from(world, second)
    expect({ code: soon.code, status: soon.status }).toEqual({ code: 'sms.too_often', status: 429 })
    for (const device of DEVICES.slice(1, 5)) {
      await world.advance(MINUTE)
      expect((await from(world, device)).code).toBe('login_verify_required')
      expect((await from(world, device, await world.lastCode('sms'))).code).toBeUndefined()
    }
    await world.advance(MINUTE)
    expect((await from(world, DEVICES[5])).code).toBe('sms.limit')
  })
})

describe('secrets in the security centre', () => {
  const PASSWORD = 'Play1234'
  const answers = [1, 2, 3].map((questionId) => ({ questionId, answer: `word ${questionId}` }))
  const bodies = {
    'security.setPaymentPassword': { paymentPassword: '280914', confirmPaymentPassword: '280914' },
    'security.setQuestions': { answers },
    'security.bindMobile': { ...number(1), messageCode: '000000' },
    'security.bindEmail': { email: 'amina.new@mail.example', messageCode: '000000' },
  }

  test.each(Object.entries(bodies))(
    '%s counts wrong passwords as a login does: the sixth locks and ends the session',
    async (name, body) => {
      const world = await makeWorld()
      const amina = await world.signedIn('amina')
      const codeWith = async (secret: string) =>
        (await amina.call(named(name), { body: { ...body, password: secret } })).code
      for (const _ of [1, 2, 3, 4, 5]) expect(await codeWith('Wrong999')).toBe('password.old.wrong')
      expect(await codeWith('Wrong999')).toBe('account.locked')
      expect(await codeWith(PASSWORD)).toBe('login.not.session')
    },
  )

  test('an address is bound by the code that was sent to it, in time', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const body = { email: 'amina.new@mail.example', password: PASSWORD }
    const bind = async (messageCode: string) =>
      (await amina.call(security.bindEmail, { body: { ...body, messageCode } })).code
    await amina.get(verification.emailForBinding, { body: { email: body.email } })
    const code = await world.lastCode('email')
    expect(await bind(code === '000000' ? '000001' : '000000')).toBe('sms.code.invalid')
    await world.advance(verification.CODES.life)
    expect(await bind(code)).toBe('sms.code.expired')
  })

  test('a payment password is not the login password, and its confirmation is the same', async () => {
    const world = await makeWorld()
    const zoya = await world.signedIn('zoya')
    // A login password of digits could also be a payment password.
    await world.settings({ merchantSettings: { registrationFields: { password: { acceptedPattern: '*' } } } })
    const digits = { oldPassword: PASSWORD, newPassword: '280914', confirmNewPassword: '280914' }
    expect((await zoya.call(password.changePassword, { body: digits })).code).toBeUndefined()
    const set = async (value: string, more: object = {}) => {
      const body = { password: '280914', paymentPassword: value, confirmPaymentPassword: value, ...more }
      return (await zoya.call(security.setPaymentPassword, { body })).code
    }
    expect(await set('280914')).toBe('password.same')
    expect(await set('140928')).toBeUndefined()
    const change = { oldPaymentPassword: '140928', paymentPassword: '501739', confirmPaymentPassword: '501738' }
    expect((await zoya.call(security.changePaymentPassword, { body: change })).code).toBe('password.not.match')
  })
})

describe('a password changed without a session', () => {
  const change = (username: string, more: object = {}) => ({
    body: { username, oldPassword: 'Play1234', newPassword: 'Fresh5678', confirmNewPassword: 'Fresh5678', ...more },
  })

  test.each([
    ['kamran', 'account.disabled'],
    ['laila', 'account.locked'],
    ['omar', 'self.excluded'],
    ['yusuf', 'login.not.member'],
  ])('a password change without a session is refused to %s: %s', async (name, code) => {
    const { guest } = await makeWorld()
    expect((await guest.call(password.changePassword, change(name))).code).toBe(code)
  })

  test('a password change without a session needs a captcha after a failure', async () => {
    const world = await makeWorld()
    await world.guest.call(password.changePassword, change('amina', { oldPassword: 'Wrong999' }))
    const { cookie, answer } = await solveCaptcha(world)
    const visitor = world.visitor({ cookie })
    const wrong = String((Number(answer) + 1) % 10_000).padStart(4, '0')
    expect((await visitor.call(password.changePassword, change('amina', { captcha: wrong }))).code).toBe(
      'captcha.invalid',
    )
  })
})

describe('lottery bets of a region', () => {
  const order = (requestId: number, more: object = {}): CallInput<typeof lottery.placeRegionalOrders> => ({
    body: {
      requestId: `00000000-0000-4000-8000-00000000000${requestId}`,
      prizeMode: 'SEA',
      device: 'MOBILE',
      contents: [
        {
          gameId: '206',
          playId: 1105,
          bettingContent: '07',
          singleBetPrice: 1,
          winStop: false,
          numero: [{ numero: '20260310049', multiple: 1 }],
          ...more,
        },
      ],
    },
  })

  test('a regional order is refused without money, in a time-out, or if not on sale', async () => {
    const world = await makeWorld()
    const zoya = await world.signedIn('zoya')
    expect((await zoya.call(lottery.placeRegionalOrders, order(1))).code).toBe('balance.not.enough')
    const hina = await world.signedIn('hina')
    expect((await hina.call(lottery.placeRegionalOrders, order(2))).code).toBeUndefined()
    expect((await hina.call(lottery.placeRegionalOrders, order(2, { bettingContent: '08' }))).code).toBe(
      'transaction.conflict',
    )
    await setMaintenance(world, 'TCG_SEA', true)
    expect((await hina.call(lottery.placeRegionalOrders, order(3))).code).toBe('game.maintenance')
    await setMaintenance(world, 'TCG_SEA', false)
    await hina.get(saferPlay.pausePlay, { body: { kind: 'timeOut', days: 1 } })
    expect((await hina.call(lottery.placeRegionalOrders, order(4))).code).toBe('time.out')
    const query = {
      vendor: 'IND',
      gameCode: 'K3_1M',
      prizeMode: 'lott',
      playType: 'ent',
      mui: 'fast',
      css: 'dark',
    } as const
    expect((await hina.call(lottery.launchLottery, { query })).code).toBe('time.out')
    const slots = await gameOf(world, 'RNG')
    expect((await launchOf(hina, slots)).code).toBe('time.out')
  })
})
