import { bets, captcha, control as contract, favourites, games, session } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { watch } from '../support/events.ts'
import { insideOf } from '../support/platform.ts'
import { openGame, vendorCalls } from '../support/vendors.ts'
import { makeWorld } from '../support/world.ts'

// These tests inspect the server's memory, database handles and query plans.

test('a listener that has left gets no more events', async () => {
  const world = await makeWorld()
  const inside = await insideOf(world)
  const watcher = await watch(`/__control/worlds/${world.id}/stream`)
  expect(inside.events.hasListeners).toBe(true)
  watcher.leave()
  await watcher.ended
  await expect.poll(() => inside.events.hasListeners).toBe(false)
})

test('tables mask secrets, and a search does not find them', async () => {
  const world = await makeWorld()
  const { token = '' } = await world.as('amina')
  await world.guest.call(captcha.captcha)
  const secret = Buffer.from((await insideOf(world)).secret()).toString('base64')
  const answer = await world.lastCode('captcha')
  const params = { id: world.id }
  const rows = (table: string, query: { limit?: number; find?: string }) =>
    control(contract.tableRows, { params: { ...params, table }, query })
  let output = ''
  for (const { name } of await control(contract.tables, { params }))
    output += JSON.stringify((await rows(name, { limit: 200 })).rows)
  for (const hidden of [token.split('.')[1] ?? '', secret, 'scrypt$', `"${answer}"`])
    expect(output).not.toContain(hidden)
  expect(secret).not.toBe('')
  expect((await rows('session', { find: token })).total).toBe(0)
  expect((await rows('captcha', { find: answer })).total).toBe(0)
  expect((await rows('world_state', { find: secret.slice(0, 20) })).total).toBe(0)
})

test('a visitor sees the sportsbook and is asked to log in when betting', async () => {
  const world = await makeWorld()
  const { launchId } = await openGame(world, await world.signedIn('amina'), 'SPORTS')
  const sqlite = (await insideOf(world)).db.$client
  sqlite.prepare('UPDATE launch SET member_id = NULL, token = NULL WHERE id = ?').run(launchId)
  const { book, single } = vendorCalls(world, launchId)
  const { guest, balance, bets: own, fixtures } = await book()
  expect({ guest, balance, bets: own }).toEqual({ guest: true, balance: 0, bets: [] })
  const [fixture] = fixtures
  expect(fixture && (await single(fixture)).code).toBe('login.not.session')
})

test('eight thousand bets are read through an index, not one by one', async () => {
  const world = await makeWorld({ scenario: 'long-history' })
  await (await world.signedIn('amina')).get(bets.betHistory, {
    query: { startDate: '2026-02-09', endDate: '2026-03-10' },
  })
  const plan = (await insideOf(world)).db.$client
    .prepare<unknown[], { detail: string }>(
      'EXPLAIN QUERY PLAN SELECT * FROM bet WHERE member_id = ? AND placed_at >= ? ORDER BY placed_at DESC, id DESC',
    )
    .all(1, 1)
  expect(plan.map(({ detail }) => detail).join()).toContain('bet_by_member')
})

test('a page and a rank among ten thousand players are read from an index alone', async () => {
  const world = await makeWorld({ scenario: 'leaderboard-full' })
  const { $client: sqlite } = (await insideOf(world)).db
  const planOf = (text: string, ...values: unknown[]) =>
    sqlite
      .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${text}`)
      .all(...values)
      .map(({ detail }) => detail)
      .join()
  const condition = 'mission_id = ? AND value'
  const page = planOf(
    `SELECT * FROM mission_standing WHERE ${condition} <= ? ORDER BY value DESC, at, member_id`,
    101,
    1,
  )
  const ahead = planOf(`SELECT count(*) FROM mission_standing WHERE ${condition} >= ?`, 101, 1)
  for (const plan of [page, ahead]) expect(plan).toContain('COVERING INDEX mission_standing_by_place')
  expect(page).not.toContain('TEMP B-TREE')
})

// On a shared server, calls of other tests would be counted too.
test('usage counts calls, codes, roles and modules of all worlds since the start', async () => {
  const readUsage = () => control(contract.usage, {})
  const before = await readUsage()
  const [one, two] = [await makeWorld(), await makeWorld()]
  const bilal = await one.as('bilal')
  await bilal.get(games.hotGames)
  const trial = await two.asTrial()
  await trial.get(games.hotGames)
  await two.guest.call(session.touch)
  await two.settings({ flags: { GAMELOFAV3: false } })
  await (await two.as('amina')).call(favourites.favouriteIds)
  const after = await readUsage()
  const grown = (part: 'endpoints' | 'codes' | 'roles' | 'flags', key: string) =>
    (after[part][key] ?? 0) - (before[part][key] ?? 0)
  expect(after.calls - before.calls).toBe(7)
  expect(grown('endpoints', 'games.hot')).toBe(2)
  expect(['guest', 'trial', 'member', 'agent'].map((role) => grown('roles', role))).toEqual([4, 1, 1, 1])
  expect({
    notLoggedIn: grown('codes', 'CUSTOMER_NOT_LOGIN'),
    notAvailable: grown('codes', 'function.not.available'),
  }).toEqual({ notLoggedIn: 1, notAvailable: 1 })
  expect(grown('flags', 'GAMELOFAV3')).toBe(1)
  expect(after.since).toBe(before.since)
})

describe('an audit finds', () => {
  const auditAfter = async (spoil: string) => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    await (await openGame(world, amina, 'RNG')).spin(100)
    ;(await insideOf(world)).db.$client.exec(spoil)
    return control(contract.audit, { params: { id: world.id } })
  }

  test('an audit finds nothing in sound books', async () => {
    const report = await auditAfter('')
    expect(report).toMatchObject({ sound: true, ledger: { total: 0 }, damage: [] })
    expect(report.faults).toEqual({ unbalanced: 0, drifted: 0, overdrawn: 0 })
    expect(report.bets.count).toBeGreaterThan(0)
    expect(report.bets.won).toBe(report.bets.paid)
    for (const { balance, entered } of report.holdings) expect(balance).toBe(entered)
    expect(report.holdings.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
  })

  test('an audit finds a movement with a missing half, and the account it changed', async () => {
    const halfMovement = await auditAfter('DELETE FROM entry WHERE rowid = (SELECT max(rowid) FROM entry)')
    expect(halfMovement).toMatchObject({ sound: false, faults: { unbalanced: 1, drifted: 1 } })
    expect(halfMovement.found.unbalanced).toMatchObject([{ entries: 1, sum: halfMovement.ledger.total }])
    expect(halfMovement.found.drifted[0]?.by).toBe(-halfMovement.ledger.total)
  })

  test('an audit finds a balance that was changed without a movement', async () => {
    const report = await auditAfter("UPDATE account SET balance = balance + 7 WHERE kind = 'house' AND wallet = 'main'")
    expect(report).toMatchObject({ sound: false, faults: { unbalanced: 0, drifted: 1 }, ledger: { total: 0 } })
    expect(report.found.drifted).toMatchObject([{ owner: 'house', by: 7 }])
  })

  test('an audit finds a prize of a bet that nobody was paid', async () => {
    const changedBet = await auditAfter('UPDATE bet SET win = win + 3 WHERE id = (SELECT max(id) FROM bet)')
    expect(changedBet).toMatchObject({ sound: false, faults: { unbalanced: 0, drifted: 0, overdrawn: 0 } })
    expect(changedBet.bets.won - changedBet.bets.paid).toBe(3)
  })
})
