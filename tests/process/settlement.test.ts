import { control as contract, system } from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { statement } from '../../platform/src/storage/database.ts'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { bet, suborders } from '../support/lottery.ts'
import { insideOf } from '../support/platform.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'

/** Long enough that settling it takes more than one turn of the event loop. */
const YEAR = 365 * DAY

/** Waits for one turn of the event loop. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const database = async (world: TestWorld) => (await insideOf(world)).db.$client
const payouts = async (world: TestWorld) =>
  (await database(world))
    .prepare('SELECT contract_id, period_from, amount, status FROM contract_payout ORDER BY 1, 2')
    .all()
const nextDue = async (world: TestWorld) =>
  (await database(world)).prepare('SELECT min(due_at) FROM agent_contract').pluck().get() as number
/** Returns a world that nobody has read since its clock jumped. */
async function jumped(): Promise<TestWorld> {
  const world = await makeWorld()
  await world.guest.get(system.systemStatus)
  await world.advance(YEAR)
  return world
}

describe('settlement over a jump of a year', () => {
  test('due events of a year run in slices, so that calls of other worlds come first', async () => {
    const [far, near] = [await jumped(), await makeWorld()]
    const answered: string[] = []
    const ask = (name: string, world: TestWorld) =>
      world.guest.get(system.systemStatus).then(() => void answered.push(name))
    await Promise.all([ask('far', far), ask('near', near)])
    expect(answered).toEqual(['near', 'far'])
  })

  test('a jump’s events happen once, however many calls come meanwhile', async () => {
    const [crowd, alone] = [await jumped(), await jumped()]
    const { now } = await control(contract.getClock, { params: crowd })
    expect(await nextDue(crowd)).toBeLessThan(now)
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        await crowd.guest.get(system.systemStatus)
        expect(await nextDue(crowd)).toBeGreaterThan(now)
      }),
    )
    await alone.guest.get(system.systemStatus)
    expect((await payouts(crowd)).length).toBeGreaterThan(350)
    expect(await payouts(crowd)).toEqual(await payouts(alone))
    expect(await audit(crowd)).toEqual(SOUND)
  })

  test('a long jump stops if the world is reset or its clock set back', async () => {
    const [reset, back] = [await jumped(), await jumped()]
    const start = (await insideOf(reset)).origin.startAt
    const before = (await payouts(back)).length
    const calls = [reset.guest.call(system.systemStatus), back.guest.call(system.systemStatus)]
    // Waits until both are partly settled.
    for (const world of [reset, back]) while ((await payouts(world)).length === before) await turn()
    const inside = await insideOf(back)
    const reached = await nextDue(back)
    await control(contract.resetWorld, { params: reset })
    inside.clock.set(start + DAY)
    expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(['world.reset', undefined])
    expect(await payouts(reset)).toEqual([])
    expect(await nextDue(back)).toBeLessThan(reached + 100 * DAY)
    expect(await nextDue(reset)).toBeLessThan(start + 40 * DAY)
  })
})

describe('impossible settlements', () => {
  test.each([
    [
      'a payment of a contract that is none',
      `INSERT INTO contract_payout (contract_id, period_from, period_to, base, active, amount, status, try_at)
       VALUES (99999, 0, 1, 0, 0, 0, 'owed', 1)`,
      /^What was due at 1 of agent-contracts changes nothing when it happens[.]$/,
    ],
    [
      'a contract that is due for no period',
      'UPDATE agent_contract SET due_at = 1, next_from = NULL WHERE id = (SELECT min(id) FROM agent_contract)',
      /^What was due at 1 of agent-contracts changes nothing when it happens[.]$/,
    ],
    [
      'a gateway that tells of an order that is none',
      `INSERT INTO gateway_payment (pay_id, trans_id, merchant, amount, expires_at, status, ref_id, callback_at, callbacks, returned)
       VALUES ('x', 'D99999', 'aurora1', 1, 1, 'paid', 'x', 1, 1, 0)`,
      /^What was due at 1 of pay cannot happen: .*order.not.found/,
    ],
  ])('%s is reported on the tape of each call, and all else goes on', async (_what, spoil, cause) => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { orderMasterId } = await bet(amina)
    const db = await database(world)
    statement((await insideOf(world)).db, spoil).run()
    await world.advance(2 * MINUTE)
    for (let calls = 0; calls < 2; calls += 1) {
      expect((await world.guest.call(system.systemStatus)).code).toBeUndefined()
      const [entry] = await world.tape('system.status')
      expect(entry?.cause).toMatch(cause)
    }
    const [order] = await suborders(amina, orderMasterId)
    expect(db.prepare('SELECT status FROM bet WHERE id = ?').pluck().get(order?.orderDetailId)).toMatch(/won|lost/)
    expect(await audit(world)).toEqual(SOUND)
  })
})

describe('events of which one source cannot be read', () => {
  test('the others are listed, the broken one is named, and no jump leads to it', async () => {
    const world = await makeWorld()
    const sound = await control(contract.dueEvents, { params: world, query: { limit: 200 } })
    const ofMissions = ({ kind }: contract.DueEvent) => kind.startsWith('mission.')
    expect(sound.some(ofMissions)).toBe(true)
    ;(await database(world)).exec('ALTER TABLE mission RENAME TO lost')
    const events = await control(contract.dueEvents, { params: world, query: { limit: 200 } })
    expect(events.filter((event) => !ofMissions(event))).toEqual(sound.filter((event) => !ofMissions(event)))
    const { now } = await control(contract.getClock, { params: world })
    const problem = 'What comes next of missions cannot be read: no such table: mission'
    expect(events.filter(ofMissions)).toEqual(
      ['mission.starts', 'mission.ends'].map((kind) => ({ kind, at: now, about: '', problem })),
    )
    await expect(world.jumpTo('mission.ends')).rejects.toThrow(problem)
  })
})
