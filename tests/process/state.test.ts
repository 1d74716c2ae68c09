import {
  bets,
  control as contract,
  lottery,
  member,
  password,
  registration,
  session,
  verification,
  wallet,
  walletTransfer,
} from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import { createPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { describe, expect, test, vi } from 'vitest'
import { statement } from '../../platform/src/storage/database.ts'
import { registrationBody } from '../contract/sample-context.ts'
import { audit, SOUND } from '../support/books.ts'
import { control, send } from '../support/call.ts'
import { bet, suborders } from '../support/lottery.ts'
import { controlHeaders, insideOf, platform } from '../support/platform.ts'
import { scratchFolder } from '../support/scratch.ts'
import { type Actor, makeWorld, socialToken, solveCaptcha, type TestWorld, worldThatIs } from '../support/world.ts'

async function inside({ id }: { id: string }) {
  const world = (await platform()).worlds.find(id)
  if (!world) throw new Error('The world lives in another process')
  return world
}

describe('a refused change changes nothing', () => {
  const HALF = {
    status: { maintenance: true },
    merchant: 'cedar3' as const,
    country: 'IN' as const,
    flags: { CBS3: false },
    merchantSettings: {
      registrationFields: { username: { minLength: 20, maxLength: 200 }, nickname: { minLength: 50 } },
    },
  }

  test('settings of which one part is wrong stay as they were, also after a restart', async () => {
    const dataDir = scratchFolder()
    const first = await createPlatform({ dataDir })
    const settings = async (app: typeof first.app) =>
      (await request(app.server).get('/__control/worlds/default/settings').set('Host', 'localhost')).body
    const before = await settings(first.app)
    const refused = await request(first.app.server)
      .patch('/__control/worlds/default/settings')
      .set('Host', 'localhost')
      .send(HALF)
    expect({ status: refused.status, name: refused.body.fields[0].name }).toEqual({
      status: 422,
      name: expect.stringContaining('merchantSettings.registrationFields.'),
    })
    expect(await settings(first.app)).toEqual(before)
    const status = await request(first.app.server).get('/wps/member/info').set({ Merchant: 'aurora1' })
    expect(status.body.errorCode).toBe('CUSTOMER_NOT_LOGIN')
    // A later change would also persist refused settings, if any were left in memory.
    await request(first.app.server)
      .patch('/__control/worlds/default/settings')
      .set('Host', 'localhost')
      .send({ failuresAs200: true })
    await first.close()
    const second = await createPlatform({ dataDir })
    expect(await settings(second.app)).toEqual({ ...before, failuresAs200: true })
    await second.close()
  })

  test('clock, faults and flags are rolled back with their transaction', async () => {
    const { id } = await makeWorld()
    const world = await inside({ id })
    const now = world.now()
    const failing = () => {
      world.clock.set(now + DAY)
      world.faults.replace([{ endpoint: '*', kind: 'drop' }])
      world.change({ country: 'BD' })
      world.db.$client.prepare("UPDATE flag SET enabled = 1 - enabled WHERE merchant = 'aurora1'").run()
      throw new Error('no')
    }
    expect(() => world.transaction(failing)).toThrow('no')
    expect({ now: world.now(), rules: world.faults.rules, country: world.setting.country }).toEqual({
      now,
      rules: [],
      country: 'PK',
    })
    world.transaction(() => {
      world.change({ country: 'IN' })
      expect(() => world.transaction(failing)).toThrow('no')
      expect({ now: world.now(), rules: world.faults.rules, country: world.setting.country }).toEqual({
        now,
        rules: [],
        country: 'IN',
      })
    })
    expect(world.setting.country).toBe('IN')
    expect(world.db.$client.prepare("SELECT value FROM world_state WHERE key = 'setting'").pluck().get()).toContain(
      '"country":"IN"',
    )
  })
})

describe('a call belongs to one generation of its world', () => {
  /** Pauses the next call of an endpoint after it has begun, runs `work` meanwhile, and returns the reply. */
  async function overtaken(
    world: TestWorld,
    endpoint: string,
    call: () => Promise<{ code: string | undefined }>,
    work: () => Promise<unknown>,
  ) {
    await world.faults([{ endpoint, kind: 'latency', ms: 200 }])
    const { faults } = await inside(world)
    const answer = call()
    await vi.waitFor(() => expect(faults.rules[0]?.hits).toBe(1), { interval: 5 })
    await work()
    return (await answer).code
  }

  test.each([false, true])('a registration that a reset overtakes is a conflict, durable: %s', async (durable) => {
    const created = await control(contract.createWorld, { body: { durable, clock: 'frozen' } })
    const world = worldThatIs(created)
    const { cookie, answer } = await solveCaptcha(world)
    const body = registrationBody({ captcha: answer })
    const register = () => world.guest.call(registration.register, { body, headers: { Cookie: cookie } })
    const params = { id: world.id }
    const { id: snapshot } = await control(contract.takeSnapshot, { params, body: {} })
    for (const change of [
      () => control(contract.resetWorld, { params }),
      () => control(contract.restoreSnapshot, { params, body: { snapshot } }),
    ])
      expect(await overtaken(world, 'registration.username', register, change)).toBe('world.reset')
    const names = (await insideOf(world)).db.$client.prepare('SELECT count(*) FROM member WHERE username = ?').pluck()
    expect(names.get(body.username)).toBe(0)
    const [entry] = await world.tape('registration.username')
    expect(entry).toMatchObject({ code: 'world.reset', status: 409, rows: 0 })
    expect(
      await overtaken(world, 'registration.username', register, () => control(contract.deleteWorld, { params })),
    ).toBe('world.unknown')
  })

  test('a password change is not stored if its world is reset meanwhile', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    let release = () => {}
    const pending = new Promise<void>((resolve) => {
      release = resolve
    })
    const turn = (await inside(world)).inTurn(() => pending)
    const body = { oldPassword: 'Play1234', newPassword: 'Fresh5678', confirmNewPassword: 'Fresh5678' }
    const changing = amina.call(password.changePassword, { body })
    // This round trip gives the call above the time to begin.
    await control(contract.health, {})
    await control(contract.resetWorld, { params: { id: world.id } })
    release()
    await turn
    expect((await changing).code).toMatch(/^(world[.]reset|login[.]not[.]session)$/)
    const credentials = { username: 'amina', password: 'Play1234', type: 'username' } as const
    expect((await world.guest.call(session.login, { body: credentials })).code).toBeUndefined()
  })
})

describe('the key of a movement covers the whole movement', () => {
  const move = (actor: Actor, body: { from: string; to: string; amount?: number; transferId: string }) =>
    actor.call(walletTransfer.transferWallet, { body })

  test('a used transfer id with other wallet, direction or amount is a conflict', {
    tags: ['API-059'],
  }, async () => {
    const world = await makeWorld({ scenario: 'transfer-wallets' })
    const imran = await world.signedIn('imran')
    const first = { from: 'main', to: 'NP', amount: 250, transferId: 'same-id-1' }
    expect((await move(imran, first)).value.amount).toBe(250)
    for (const other of [{ to: 'KP' }, { from: 'NP', to: 'main' }, { amount: 251 }, { to: 'main' }]) {
      const refused = await move(imran, { ...first, ...other })
      expect({ code: refused.code, status: refused.status }).toEqual({ code: 'transaction.conflict', status: 409 })
    }
    expect((await move(imran, first)).value).toMatchObject({ amount: 250 })
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a repeated movement of zero moves nothing', { tags: ['API-059'] }, async () => {
    const world = await makeWorld({ scenario: 'transfer-wallets' })
    const imran = await world.signedIn('imran')
    const home = { from: 'NP', to: 'main', transferId: 'nothing-1' }
    expect((await move(imran, home)).value.amount).toBe(0)
    await move(imran, { from: 'main', to: 'NP', amount: 33, transferId: 'there-001' })
    const repeatedMove = await move(imran, home)
    expect({ amount: repeatedMove.value.amount, from: repeatedMove.value.balances.from }).toEqual({
      amount: 0,
      from: 33,
    })
    expect(await audit(world)).toEqual(SOUND)
  })
})

describe('the clock', () => {
  test('the clock cannot be set or stepped beyond the dates that exist', async () => {
    const world = await makeWorld()
    const params = { id: world.id }
    await control(contract.patchClock, { params, body: { set: 4_102_444_800_000 } })
    const before = await control(contract.getClock, { params })
    for (const body of [
      { advanceMs: 1 },
      { advanceMs: 315_360_000_000 },
      { set: '2100-01-01T00:00:01Z' },
      { set: '9999-12-31T00:00:00Z' },
    ])
      expect((await send(contract.patchClock, { params, body }, controlHeaders())).status).toBe(422)
    expect(await control(contract.getClock, { params })).toEqual(before)
    expect((await control(contract.dueEvents, { params, query: {} })).length).toBeGreaterThan(0)
    await control(contract.patchClock, { params, body: { set: 0 } })
    expect((await send(contract.patchClock, { params, body: { advanceMs: -1 } }, controlHeaders())).status).toBe(422)
    expect((await control(contract.dueEvents, { params, query: {} })).length).toBeGreaterThan(0)
    const inMemory = await inside(world)
    for (const time of [8.64e15, 9e15, Number.NaN, -1, 0.5]) expect(() => inMemory.clock.set(time)).toThrow(RangeError)
  })

  test('setting the clock back lifts limits that were counted later', async () => {
    const world = await makeWorld({ flags: { captcha: false } })
    await world.advance(10 * MINUTE)
    const login = (secret: string) =>
      world.guest.call(session.login, { body: { username: 'amina', password: secret, type: 'username' } })
    for (let i = 0; i < 6; i += 1) await login('Wrong999')
    expect((await login('Play1234')).code).toBe('account.locked')
    for (let i = 0; i < 20; i += 1) await world.asTrial()
    expect((await world.guest.call(session.freePlay, { body: { platform: 'M' } })).code).toBe('session.limit')
    await world.advance(-10 * MINUTE)
    expect((await login('Play1234')).code).toBeUndefined()
    expect((await world.guest.call(session.freePlay, { body: { platform: 'M' } })).code).toBeUndefined()
    const events = await control(contract.dueEvents, { params: { id: world.id }, query: { kind: 'lock.ends' } })
    expect(events).toEqual([])
  })
})

describe('codes and messages when the clock is set back', () => {
  test('a used id token stays used when the clock is set back', async () => {
    const world = await makeWorld()
    const enter = (firebaseIdToken: string) =>
      world.guest.call(session.login, { body: { type: 'firebase', firebaseIdToken } })
    const token = await socialToken(world, 'new.person@mail.example')
    expect((await enter(token)).code).toBeUndefined()
    await world.advance(10 * MINUTE)
    expect((await enter(await socialToken(world, 'other.person@mail.example'))).code).toBeUndefined()
    await world.advance(-10 * MINUTE)
    expect((await enter(token)).code).toBe('social.token.invalid')
  })

  test('a code of a rewound future opens nothing and does not hide the present one', async () => {
    const world = await makeWorld()
    const number = { mobileNum: '3999100001', countryDialingCode: '92' }
    const ask = () => world.guest.call(verification.smsForLogin, { body: number })
    await ask()
    const code = await world.lastCode('sms')
    await world.advance(2 * MINUTE)
    await ask()
    const later = await world.lastCode('sms')
    await world.advance(-2 * MINUTE)
    const enter = (password: string) =>
      world.guest.call(session.login, {
        body: { username: number.mobileNum, password, type: 'sms', countryDialingCode: '92' },
      })
    expect((await enter(code)).code).toBeUndefined()
    expect(later).not.toBe(code)
  })
})

describe('a bet that cannot be settled', () => {
  test('an event that fails is set aside with its cause, and the others are settled', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const spoilt = await bet(amina)
    const sound = await bet(amina)
    const inside = await insideOf(world)
    const db = inside.db.$client
    const [odd] = await suborders(amina, spoilt.orderMasterId)
    statement(inside.db, "UPDATE bet SET game_type = 'FISH' WHERE id = ?").run(odd?.orderDetailId)
    await world.advance(2 * MINUTE)
    const { sumBalance } = await amina.get(wallet.balance)
    const [entry] = await world.tape('wallet.balance')
    expect(entry).toMatchObject({ code: null, status: 200 })
    expect(entry?.cause).toMatch(/^Bet lotto:\S+ cannot be settled and was set aside: Error: .*nothing settles FISH/)
    expect((await amina.get(wallet.balance)).sumBalance).toBe(sumBalance)
    expect((await world.tape('wallet.balance'))[0]?.cause).toBeNull()

    const day = '2026-03-10'
    const history = { startDate: day, endDate: day, status: 'stuck' as const }
    const { list, footer } = await amina.get(bets.betHistory, { query: history })
    expect(list).toMatchObject([{ id: odd?.orderDetailId, status: 'stuck', win: 0, pnl: 0, settleTime: null }])
    expect(footer?.pnl).toBe(0)
    const [other] = await suborders(amina, sound.orderMasterId)
    expect(db.prepare('SELECT status FROM bet WHERE id = ?').pluck().get(other?.orderDetailId)).toMatch(/won|lost/)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a bet with an unreadable detail is set aside', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const spoilt = await bet(amina)
    const [odd] = await suborders(amina, spoilt.orderMasterId)
    const inside = await insideOf(world)
    const db = inside.db.$client
    statement(inside.db, "UPDATE bet SET detail = 'no JSON' WHERE id = ?").run(odd?.orderDetailId)
    await world.advance(2 * MINUTE)
    expect((await world.guest.call(lottery.mobileGames)).code).toBeUndefined()
    expect((await amina.call(member.memberInfo)).code).toBeUndefined()
    expect(db.prepare('SELECT status FROM bet WHERE id = ?').pluck().get(odd?.orderDetailId)).toBe('stuck')
  })
})
