import { type CallInput, games, launch, member, saferPlay, session, slot, wallet } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { call, type Parts } from '../support/call.ts'
import { answer, open } from '../support/deposits.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

type LimitInput = CallInput<typeof saferPlay.setLimit>
const limit = (kind: saferPlay.LimitKind, amount: number | null) => ({ body: { kind, amount } }) as LimitInput
const limitOf = ({ limits }: saferPlay.SaferPlay, kind: saferPlay.LimitKind) => limits.find((one) => one.kind === kind)
const weekOf = (state: saferPlay.SaferPlay) => limitOf(state, 'depositWeek')

async function slotOf(actor: Actor) {
  const { games: list } = await actor.get(games.gameList, { query: { gameType: 'RNG', pageSize: 100 } })
  const game = list.find((candidate) => candidate.freeplay === 1 && candidate.isGameH5 !== 'VASSALAGE')
  if (!game) throw new Error('no slot')
  const query = { platform: 'html5', nodeId: game.nodeId, vassalage: game.vassalage, launchMode: 'GLS' } as const
  return () => actor.call(launch.launchGame, { query })
}

/** Deposits 500 through the gateway. */
async function deposit(world: TestWorld, member: Actor) {
  const { value: order } = await open(member, 'pg', 'PG1', 500)
  await answer(world, order, 'payFirst')
  expect((await member.get(wallet.balance)).sumBalance).toBe(1_000)
}

const login = (world: TestWorld, username: string) =>
  world.guest.call(session.login, { body: { username, password: 'Play1234', type: 'username' } })

describe('deposit limits', () => {
  test('a lower limit holds at once, a higher one and none after a day', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    expect(weekOf(await amina.get(saferPlay.saferPlay))).toMatchObject({ amount: null, pending: null })
    expect(weekOf(await (await world.as('zoya')).get(saferPlay.saferPlay))).toMatchObject({ used: 0 })
    expect(weekOf(await amina.get(saferPlay.setLimit, limit('depositWeek', 5_000)))).toMatchObject({ amount: 5_000 })
    expect(weekOf(await amina.get(saferPlay.setLimit, limit('depositWeek', 1_000)))).toMatchObject({
      amount: 1_000,
      pending: null,
    })
    const raised = weekOf(await amina.get(saferPlay.setLimit, limit('depositWeek', 9_000)))
    expect(raised).toMatchObject({ amount: 1_000, pending: { amount: 9_000 } })
    await world.advance(DAY - 60_000)
    const still = await world.as('amina')
    expect(weekOf(await still.get(saferPlay.saferPlay))?.amount).toBe(1_000)
    await world.advance(60_000)
    expect(weekOf(await still.get(saferPlay.saferPlay))).toMatchObject({ amount: 9_000, pending: null })
    const none = weekOf(await still.get(saferPlay.setLimit, limit('depositWeek', null)))
    expect(none).toMatchObject({ amount: 9_000, pending: { amount: null } })
    await world.advance(DAY)
    expect(weekOf(await (await world.as('amina')).get(saferPlay.saferPlay))?.amount).toBeNull()
  })

  test('setting a limit to its present value cancels a pending raise', async () => {
    const amina = await (await makeWorld()).as('amina')
    await amina.get(saferPlay.setLimit, limit('depositWeek', 1_000))
    await amina.get(saferPlay.setLimit, limit('depositWeek', 9_000))
    expect(weekOf(await amina.get(saferPlay.setLimit, limit('depositWeek', 1_000)))?.pending).toBeNull()
  })

  test('each period has its own deposit limit and says how much of it is used', async () => {
    const world = await makeWorld()
    const nadia = await world.as('nadia')
    await nadia.get(saferPlay.setLimit, limit('depositDay', 600))
    const deposited = async (member: Actor) =>
      (await member.get(saferPlay.saferPlay)).limits.filter(({ kind }) => kind.startsWith('deposit'))
    expect((await deposited(nadia)).map(({ used }) => used)).toEqual([0, 0, 0])
    await deposit(world, nadia)
    expect(await deposited(nadia)).toEqual([
      { kind: 'depositDay', amount: 600, used: 500, pending: null },
      { kind: 'depositWeek', amount: null, used: 500, pending: null },
      { kind: 'depositMonth', amount: null, used: 500, pending: null },
    ])
    await world.advance(DAY + 60_000)
    expect((await deposited(await world.as('nadia'))).map(({ used }) => used)).toEqual([0, 500, 500])
  })

  test('an open deposit order is used of the limit as it is for the refusal', async () => {
    const world = await makeWorld()
    await world.settings({ cashier: { deposits: 'leave', withdrawals: 'leave' } })
    const nadia = await world.as('nadia')
    await nadia.get(saferPlay.setLimit, limit('depositDay', 1_000))
    expect((await open(nadia, 'mt', 'MT1', 900)).code).toBeUndefined()
    const used = limitOf(await nadia.get(saferPlay.saferPlay), 'depositDay')?.used
    const refused = await open(nadia, 'mt', 'MT1', 500)
    expect({ used, refused: refused.code, left: refused.detail.left }).toEqual({
      used: 900,
      refused: 'limit.deposit.reached',
      left: 100,
    })
  })

  test.each([
    ['depositDay', [99, 10_000_001, 100.5, 'lots']],
    ['lossWeek', [99, 10_000_001]],
    ['stake', [0, 10_000_001, 1.5]],
    ['session', [9, 1_441]],
  ])('a limit %s of %j is refused', async (kind, amounts) => {
    const amina = await (await makeWorld()).as('amina')
    for (const amount of amounts) {
      const refused = await amina.call(saferPlay.setLimit, { body: { kind, amount } })
      expect({ code: refused.code, fields: Object.keys(refused.detail.fields ?? {}) }).toEqual({
        code: 'field.invalid',
        fields: ['amount'],
      })
    }
  })
})

test('a reminder comes more often at once, and less often or never after a day', async () => {
  const world = await makeWorld()
  const amina = await world.as('amina')
  const set = async (minutes: number) =>
    (await amina.get(saferPlay.setReminder, { body: { minutes } as never })).reminder
  expect(await set(60)).toEqual({ minutes: 60, pending: null })
  expect(await set(30)).toEqual({ minutes: 30, pending: null })
  expect(await set(120)).toMatchObject({ minutes: 30, pending: { minutes: 120 } })
  expect(await set(0)).toMatchObject({ minutes: 30, pending: { minutes: 0 } })
  await world.advance(DAY)
  const { reminder } = await (await world.as('amina')).get(saferPlay.saferPlay)
  expect(reminder).toEqual({ minutes: 0, pending: null })
})

describe('breaks from play', () => {
  test('a time-out closes games and running rounds until it is over, but not the account', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const play = await slotOf(amina)
    const running = await play()
    const launchId = new URL(running.value.content.game_url).pathname.replace('/play/', '')
    const { until } = await amina.get(saferPlay.pausePlay, { body: { kind: 'timeOut', days: 1 } })
    const refused = await play()
    expect({ code: refused.code, status: refused.status, lockedUntil: refused.detail.lockedUntil }).toEqual({
      code: 'time.out',
      status: 403,
      lockedUntil: until,
    })
    const round: Parts = { params: { launchId }, body: { roundId: '00000000-0000-4000-8000-000000000009', bet: 10 } }
    expect((await call(slot.slotSpin, round, { 'x-world': world.id })).code).toBe('time.out')
    expect((await amina.get(saferPlay.saferPlay)).timeOutUntil).toBe(until)
    await world.advance(DAY)
    const back = await world.as('amina')
    expect((await (await slotOf(back))()).code).toBeUndefined()
  })

  test('a break that is under way cannot be shortened', async () => {
    const amina = await (await makeWorld()).as('amina')
    const long = await amina.get(saferPlay.pausePlay, { body: { kind: 'timeOut', days: 30 } })
    const short = await amina.get(saferPlay.pausePlay, { body: { kind: 'timeOut', days: 1 } })
    expect(short.until).toBe(long.until)
    expect((await amina.get(saferPlay.saferPlay)).timeOutUntil).toBe(long.until)
  })

  test('a self-exclusion ends the session and every login until it is over', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { until } = await amina.get(saferPlay.pausePlay, { body: { kind: 'selfExclusion', days: 183 } })
    expect((await amina.call(member.memberInfo)).code).toBe('login.not.session')
    const refused = await login(world, 'amina')
    expect({ code: refused.code, lockedUntil: refused.detail.lockedUntil }).toEqual({
      code: 'self.excluded',
      lockedUntil: until,
    })
    await world.advance(183 * DAY)
    // The exclusion is over; the password is now older than ninety days.
    expect((await login(world, 'amina')).code).toBe('password.expired')
    await world.settings({ flags: { passwordExpiry: false } })
    expect((await login(world, 'amina')).code).toBeUndefined()
  })

  test('omar of the cast comes back when his half year is over', async () => {
    const world = await makeWorld()
    await world.settings({ flags: { passwordExpiry: false } })
    expect((await login(world, 'omar')).code).toBe('self.excluded')
    await world.advance(183 * DAY)
    expect((await login(world, 'omar')).code).toBeUndefined()
  })

  test('a break set before the clock was set back binds only from its own time on', async () => {
    const world = await makeWorld()
    await world.advance(2 * DAY)
    const later = await world.as('amina')
    await later.get(saferPlay.pausePlay, { body: { kind: 'timeOut', days: 1 } })
    await later.get(saferPlay.pausePlay, { body: { kind: 'selfExclusion', days: 183 } })
    await world.advance(-2 * DAY)
    expect((await login(world, 'amina')).code).toBeUndefined()
    const amina = await world.as('amina')
    expect((await amina.get(saferPlay.saferPlay)).timeOutUntil).toBeNull()
    expect((await (await slotOf(amina))()).code).toBeUndefined()
    await world.advance(2 * DAY)
    expect((await login(world, 'amina')).code).toBe('self.excluded')
  })

  test('only the offered lengths can be chosen', async () => {
    const amina = await (await makeWorld()).as('amina')
    for (const body of [
      { kind: 'timeOut', days: 365 },
      { kind: 'selfExclusion', days: 1 },
      { kind: 'forever', days: 1 },
    ])
      expect((await amina.call(saferPlay.pausePlay, { body })).code).toBe('field.invalid')
  })
})

test('the activity summary counts stakes, wins, deposits and time of recent days', async () => {
  const world = await makeWorld()
  const nadia = await world.as('nadia')
  await deposit(world, nadia)
  const launched = await (await slotOf(nadia))()
  const launchId = new URL(launched.value.content.game_url).pathname.replace('/play/', '')
  const spin = (round: number) =>
    call(
      slot.slotSpin,
      { params: { launchId }, body: { roundId: `00000000-0000-4000-8000-00000000000${round}`, bet: 10 } },
      { 'x-world': world.id },
    )
  const wins = [(await spin(1)).value.win, (await spin(2)).value.win, (await spin(3)).value.win]
  const won = wins.reduce((sum, win) => sum + win, 0)
  await world.advance(20 * 60_000)
  const [day, week] = await nadia.get(saferPlay.activity)
  const played = { staked: 30, open: 0, won, result: won - 30 }
  expect(day).toEqual({ days: 1, deposited: 500, ...played, sessions: 1, minutes: 20 })
  expect((await nadia.get(saferPlay.saferPlay)).session).toMatchObject(played)
  expect(week).toMatchObject({ days: 7, staked: 30 })
  await world.advance(2 * DAY, { keepSessions: false })
  const [later, weekLater] = await (await world.as('nadia')).get(saferPlay.activity)
  expect(later).toMatchObject({ deposited: 0, staked: 0, won: 0, sessions: 1, minutes: 0 })
  expect(weekLater).toMatchObject({ deposited: 500, staked: 30, sessions: 2 })
})

test('a trial session has no safer-play settings', async () => {
  const trial = await (await makeWorld()).asTrial()
  expect((await trial.call(saferPlay.saferPlay)).code).toBe('real.account.required')
})

test('a session counts only what was bet in it', async () => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  await world.advance(60_000)
  expect((await amina.get(saferPlay.saferPlay)).session).toMatchObject({ staked: 0, won: 0, result: 0 })
})
