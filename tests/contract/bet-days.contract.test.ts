import { bets, control as contract, records } from '@understudy/contracts'
import { dayNumber } from '@understudy/contracts/zone'
import { expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { openGame } from '../support/vendors.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'

type Sums = Record<string, { bets: number; stake: number; valid: number; win: number }>
type Row = Record<string, string | number | null>

async function rowsOf(world: TestWorld, table: string): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const query = { limit: '200', offset: String(all.length) }
    const { columns, rows, total } = await control(contract.tableRows, { params: { id: world.id, table }, query })
    all.push(...rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null]))))
    if (all.length >= total || rows.length === 0) return all
  }
}

/** Computes the same sums from the single bets. */
async function expected(world: TestWorld): Promise<Sums> {
  const sums: Sums = {}
  for (const bet of await rowsOf(world, 'bet')) {
    if (bet.wallet === 'demo') continue
    const key = [bet.member_id, dayNumber(Number(bet.placed_at)), bet.game_type, bet.status].join()
    const sum = sums[key] ?? { bets: 0, stake: 0, valid: 0, win: 0 }
    sums[key] = sum
    sum.bets += 1
    for (const name of ['stake', 'valid', 'win'] as const) sum[name] += Number(bet[name])
  }
  return sums
}

const kept = async (world: TestWorld): Promise<Sums> =>
  Object.fromEntries(
    (await rowsOf(world, 'bet_day'))
      .filter((row) => row.bets !== 0)
      .map(({ member_id, day, game_type, status, bets: count, stake, valid, win }) => [
        [member_id, day, game_type, status].join(),
        { bets: Number(count), stake: Number(stake), valid: Number(valid), win: Number(win) },
      ]),
  )

test.each(['everyday', 'order-statuses', 'open-round', 'match-closed'])(
  'RECORDS-006 in %s the sums by day are those of the bets, before and after play, a settlement, a jump and a restore',
  async (scenario) => {
    const world = await makeWorld({ scenario })
    expect(await kept(world)).toEqual(await expected(world))
    const params = { id: world.id }
    const { id: snapshot } = await control(contract.takeSnapshot, { params, body: {} })
    const amina = await world.signedIn('amina')
    const { spin } = await openGame(world, amina, 'RNG')
    await spin(20)
    await spin(50)
    await world.advance(2 * 86_400_000)
    const later = await world.signedIn('amina')
    await later.get(bets.betHistory, { query: { startDate: '2026-03-01', endDate: '2026-03-12' } })
    const played = await kept(world)
    expect(played).toEqual(await expected(world))
    await control(contract.restoreSnapshot, { params, body: { snapshot } })
    expect(await kept(world)).toEqual(await expected(world))
    expect(await kept(world)).not.toEqual(played)
  },
)

test('RECORDS-006 a bet that is put on another day by hand is in the sums of that day', async () => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  const table = { id: world.id, table: 'bet' }
  const where = { where: 'game_type=RNG', limit: '1' }
  const { columns, rows, ids } = await control(contract.tableRows, { params: table, query: where })
  const [at, who] = ['placed_at', 'member_id'].map((name) => Number(rows[0]?.[columns.indexOf(name)]))
  if (at === undefined || ids[0] === undefined) throw new Error('There is no bet')
  const before = await expected(world)
  await control(contract.changeRow, {
    params: { ...table, row: ids[0] },
    body: { set: { placed_at: at - 86_400_000 } },
  })
  const after = await expected(world)
  expect(Object.keys(after).filter((key) => key.startsWith(`${who},`))).not.toEqual([])
  expect(after).not.toEqual(before)
  expect(await kept(world)).toEqual(after)
  const days = { startDate: '2026-02-09', endDate: '2026-03-11' }
  const { list, footer, types } = await amina.get(records.personalPnl, { query: days })
  for (const sums of [list, types]) expect(sums.reduce((sum, one) => sum + one.bets, 0)).toBe(footer.bets)
})
