import { control as contract } from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { balanceOf, open, orderOf, prove } from '../support/deposits.ts'
import { openGame } from '../support/vendors.ts'
import { type Actor, makeWorld, NOON, type TestWorld } from '../support/world.ts'

/** Opens a card round of 50 at a table. */
async function cardRound(world: TestWorld, actor: Actor) {
  const { game, deal } = await openGame(world, actor, 'PVP')
  await deal(50)
  return game
}

const closeVendor = (world: TestWorld, vendor: string) =>
  control(contract.patchVendor, { params: { id: world.id, vendor }, body: { maintenance: true } })

describe('an abandoned card round', () => {
  test('an abandoned card round returns its ante after a day, whatever is called first', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { gameName, vassalage } = await cardRound(world, amina)
    const [event] = await control(contract.dueEvents, { params: { id: world.id }, query: { kind: 'round.ends' } })
    expect(event).toMatchObject({ at: Date.parse(NOON) + DAY, about: gameName })
    const refunds = async () => (await betsOf(world, vassalage)).filter((status) => status === 'returned').length
    await world.advance(DAY - 1)
    const refundsBefore = await refunds()
    await world.advance(1)
    expect((await refunds()) - refundsBefore).toBe(1)
  })

  test('an abandoned card round returns its ante when its vendor closes', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const before = await balanceOf(amina)
    const { vassalage } = await cardRound(world, amina)
    await closeVendor(world, vassalage)
    expect(await balanceOf(amina)).toBe(before)
  })
})

describe('due events before a change of settings', () => {
  test('a proved deposit is approved at its minute although deposits are refused later', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    await world.settings({ cashier: { deposits: 'approve', depositMinutes: 2 } })
    const { value } = await open(amina, 'mt', 'MT1', 5_000)
    await prove(amina, value.transId)
    await world.advance(5 * MINUTE)
    await world.settings({ cashier: { deposits: 'reject', depositMinutes: 2 } })
    const { state, timeline } = await orderOf(await world.signedIn('amina'), value.transId)
    expect(state).toBe(3)
    expect(timeline.at(-1)?.at).toBe(Date.parse(NOON) + 2 * MINUTE)
  })

  test('a bet on an ended round is settled although its vendor closes afterwards', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { game, table, bet } = await openGame(world, amina, 'LIVE')
    const { now, endsAt, round } = await table()
    await bet({ round })
    await world.advance(endsAt - now + 5_000)
    await closeVendor(world, game.vassalage)
    const [status] = await betsOf(world, game.vassalage)
    expect(['won', 'lost']).toContain(status)
  })
})

/** The statuses of amina's bets at a vendor, the latest first. */
async function betsOf(world: TestWorld, vendor: string) {
  const query = { where: `member_id=100001&vendor=${vendor}`, limit: '200' }
  const { columns, rows } = await control(contract.tableRows, { params: { id: world.id, table: 'bet' }, query })
  return rows.map((row) => row[columns.indexOf('status')])
}

describe('a reader of the control API', () => {
  test('the outbox shows what is due, although nobody called the platform', async () => {
    const world = await makeWorld({ scenario: 'push-waiting' })
    const states = async () => new Set((await world.outbox('push')).map((item) => item.push?.state))
    expect(await states()).toEqual(new Set(['waiting']))
    await world.advance(DAY)
    expect(await states()).toEqual(new Set(['sent']))
  })

  test('the audit counts what is due, although nobody called the platform', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    await world.settings({ cashier: { deposits: 'approve', depositMinutes: 2 } })
    const { value } = await open(amina, 'mt', 'MT1', 5_000)
    await prove(amina, value.transId)
    const movements = async () => (await control(contract.audit, { params: { id: world.id } })).ledger.movements
    const before = await movements()
    await world.advance(5 * MINUTE)
    expect((await movements()) - before).toBeGreaterThan(0)
  })
})
