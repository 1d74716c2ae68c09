import { type CallInput, captcha, control as contract, saferPlay, session, verification } from '@understudy/contracts'
import { HOUR, MINUTE } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { agreed, lose, teamOfOne, tier } from '../support/contracts.ts'
import { makeWorld, NOON, solveCaptcha, type TestWorld } from '../support/world.ts'

const START = Date.parse(NOON)

const due = (world: TestWorld, query: CallInput<typeof contract.dueEvents>['query'] = {}) =>
  control(contract.dueEvents, { params: { id: world.id }, query })
const only = async (world: TestWorld, kind: contract.DueEvent['kind']) =>
  (await due(world, { kind, limit: 200 })).map(({ at, about }) => [at - START, about])

describe('due events of a world', () => {
  test('due events are sorted, include matches, and keep to the limit', async () => {
    const world = await makeWorld()
    await world.as('amina')
    const events = await due(world)
    expect(events.length).toBe(20)
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort((a, b) => a - b))
    expect(events.every(({ at }) => at > START)).toBe(true)
    const [match] = events.filter(({ kind }) => kind === 'match.starts')
    expect(match?.about).toMatch(/\S – \S/)
    expect(await due(world, { limit: 3 })).toEqual(events.slice(0, 3))
  })

  test.each([
    [NOON, 12 * HOUR],
    ['2026-03-10T18:59:59Z', 1000],
    ['2026-03-10T19:00:00Z', 24 * HOUR],
  ])('midnight after %s is the one of the merchants’ zone', async (startAt, distance) => {
    const world = await makeWorld({ startAt })
    expect(await due(world, { kind: 'midnight' })).toEqual([
      { kind: 'midnight', at: Date.parse(startAt) + distance, about: 'Asia/Karachi' },
    ])
  })

  test('payouts of contracts are due events named by payee, one per period', async () => {
    const world = await makeWorld()
    const team = await teamOfOne(world)
    const mine = async () => (await only(world, 'contract.pays')).filter(([, about]) => about === 'nayaab1')
    expect(await mine()).toEqual([])
    await agreed(team, 'salary', [tier(10, 1, 1)])
    const [[first = 0] = []] = (await mine()) as [number, string][]
    expect({ isLater: first > 12 * HOUR, sessions: (await mine()).length }).toEqual({ isLater: true, sessions: 1 })
    await world.advance(first)
    expect(await mine()).toEqual([[first + 24 * HOUR, 'nayaab1']])
  })

  test('hourly salaries are one due event, after an hour with bets', async () => {
    const world = await makeWorld()
    const team = await teamOfOne(world)
    const hours = async () => (await only(world, 'contract.pays')).filter(([, about]) => about === '')
    expect(await hours()).toEqual([])
    await agreed(team, 'hour', [tier(10, 1, 1)])
    await world.advance(HOUR)
    await lose(world, await world.signedIn('nayaab2'), [10, 10])
    expect(await hours()).toEqual([[2 * HOUR, '']])
  })

  test('a captcha is due to expire until answered, and a jump to that time expires it', async () => {
    const world = await makeWorld()
    const solvedCaptcha = await solveCaptcha(world)
    const wrong = { username: 'amina', password: 'Wrong123', type: 'username' as const }
    await world.guest.call(session.login, { body: wrong })
    await world
      .visitor({ cookie: solvedCaptcha.cookie })
      .call(session.login, { body: { ...wrong, captcha: solvedCaptcha.answer } })
    expect(await only(world, 'captcha.expires')).toEqual([])
    await world.guest.get(captcha.captcha)
    const [[at = 0] = []] = (await only(world, 'captcha.expires')) as [number, string][]
    expect(at).toBe(5 * MINUTE)
    await world.advance(at)
    expect(await only(world, 'captcha.expires')).toEqual([])
  })

  test('only the newest unused code of a number is a due event', async () => {
    const world = await makeWorld()
    await world.settings({ flags: { MOBILEVERCODELOGIN3: true } })
    const ask = () =>
      world.guest.call(verification.smsForLogin, { body: { mobileNum: '3001234567', countryDialingCode: '92' } })
    expect((await ask()).code).toBeUndefined()
    await world.advance(MINUTE)
    await ask()
    const target = '+923001234567'
    expect(await only(world, 'code.expires')).toEqual([[MINUTE + verification.CODES.life, target]])
    await world.advance(verification.CODES.life)
    expect(await only(world, 'code.expires')).toEqual([])
  })

  test('a session’s due event is its idle or final end; a trial has its own', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    await world.asTrial()
    expect(await only(world, 'session.ends')).toEqual([[30 * MINUTE, 'amina']])
    const [[trialEnds, trial] = []] = await only(world, 'trial.ends')
    expect({ trialEnds, trial: String(trial) }).toEqual({
      trialEnds: HOUR,
      trial: expect.stringMatching(/^guest\d{8}$/),
    })
    await world.advance(10 * MINUTE)
    await amina.get(session.touch)
    expect(await only(world, 'session.ends')).toEqual([[40 * MINUTE, 'amina']])
    await amina.get(session.logout)
    expect(await only(world, 'session.ends')).toEqual([])
  })

  test('a lock is due to end when the login works again', async () => {
    const world = await makeWorld()
    await world.settings({ flags: { CAPTCHA3: false } })
    const wrong = { username: 'amina', password: 'Wrong123', type: 'username' as const }
    const { lockAfter, lock } = session.LOGIN_GUARD
    for (let i = 0; i < lockAfter; i += 1) await world.guest.call(session.login, { body: wrong })
    expect(await only(world, 'lock.ends')).toEqual([[lock, 'amina']])
    const right = () => world.guest.call(session.login, { body: { ...wrong, password: 'Play1234' } })
    await world.advance(lock - 1)
    expect((await right()).code).toBe('account.locked')
    await world.advance(1)
    expect(await only(world, 'lock.ends')).toEqual([])
    expect((await right()).code).toBeUndefined()
  })

  test('a lock lasts fifteen minutes from the last failure', async () => {
    const world = await makeWorld()
    await world.settings({ flags: { CAPTCHA3: false } })
    const body = { username: 'amina', password: 'Wrong123', type: 'username' as const }
    const { lockAfter } = session.LOGIN_GUARD
    for (let i = 0; i < lockAfter; i += 1) {
      await world.guest.call(session.login, { body })
      await world.advance(MINUTE)
    }
    const [[at = 0] = []] = (await only(world, 'lock.ends')) as [number, string][]
    expect(at).toBe((lockAfter - 1) * MINUTE + 15 * MINUTE)
    await world.advance(at - lockAfter * MINUTE - 1)
    const login = () => world.guest.call(session.login, { body: { ...body, password: 'Play1234' } })
    expect((await login()).code).toBe('account.locked')
    await world.advance(1)
    expect((await login()).code).toBeUndefined()
  })

  test('the refusal that locks a name, the next one and the list tell one moment', async () => {
    const world = await makeWorld()
    const body = { username: 'zoya', password: 'Wrong123', type: 'username' } as const
    const { lockAfter } = session.LOGIN_GUARD
    await world.settings({ flags: { CAPTCHA3: false } })
    const tried = () => world.guest.call(session.login, { body })
    for (let attempt = 1; attempt < lockAfter; attempt += 1) await tried()
    const [locking, locked] = [await tried(), await tried()]
    const [event] = await due(world, { kind: 'lock.ends' })
    expect(event).toMatchObject({ about: 'zoya', at: START + session.LOGIN_GUARD.lock })
    const refusal = { code: 'account.locked', detail: { lockedUntil: event?.at } }
    expect([locking, locked]).toMatchObject([refusal, refusal])
  })

  test('a break is due to end on its day, the cast’s exclusion after half a year', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    await amina.get(saferPlay.pausePlay, { body: { kind: 'timeOut', days: 1 } })
    const pauses = await only(world, 'pause.ends')
    expect(pauses[0]).toEqual([24 * HOUR, 'amina'])
    expect(pauses).toContainEqual([183 * 24 * HOUR, 'omar'])
  })

  test('a past event is no longer due, unless the clock is set back', async () => {
    const world = await makeWorld()
    const [first] = await due(world, { kind: 'match.starts' })
    if (!first) throw new Error('No match is to come')
    await world.advance(first.at - START)
    expect((await due(world, { kind: 'match.starts' }))[0]?.at).toBeGreaterThan(first.at)
    await world.advance(START - first.at)
    expect((await due(world, { kind: 'match.starts' }))[0]).toEqual(first)
  })
})
