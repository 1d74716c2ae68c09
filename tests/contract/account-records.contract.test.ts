import { records, wallet, walletTransfer } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { betsOf, MONTH, statement, sum } from '../support/statement.ts'
import { openGame } from '../support/vendors.ts'
import { makeWorld } from '../support/world.ts'

describe('the account record', () => {
  test.each(['everyday', 'long-history'])(
    '%s: the record has every movement, newest first, with the balance after it',
    { tags: ['RECORDS-003'] },
    async (scenario) => {
      const amina = await (await makeWorld({ scenario })).signedIn('amina')
      const { list, footer, totalCount } = await statement(amina)
      expect(list).toHaveLength(totalCount)
      expect(totalCount).toBeGreaterThan(scenario === 'everyday' ? 80 : 8_000)
      const times = list.map(({ tx_time }) => tx_time)
      expect(times).toEqual([...times].sort((a, b) => b - a))
      const drifts = list
        .slice(1)
        .filter(
          (older, at) => sum([older.current_avail_balance, list[at]?.amount ?? 0]) !== list[at]?.current_avail_balance,
        )
      expect(drifts).toEqual([])
      expect(list[0]?.current_avail_balance).toBe((await amina.get(wallet.balance)).sumBalance)
      const amounts = list.map(({ amount }) => amount)
      expect(footer).toEqual({
        in: sum(amounts.filter((amount) => amount > 0)),
        out: sum(amounts.filter((amount) => amount < 0)),
        net: sum(amounts),
      })
    },
  )

  test('a bet is in the account record at once, with its number and game', {
    tags: ['RECORDS-003'],
  }, async () => {
    const world = await makeWorld()
    const faisal = await world.signedIn('faisal')
    const { bet, table, game } = await openGame(world, faisal, 'LIVE')
    const { round, endsAt, now } = await table()
    await bet({ round, stake: 100 })
    const [made] = (await statement(faisal)).list
    const [known] = (await betsOf(faisal)).list
    expect(made).toMatchObject({ tx_type_id: 5001, kind: 'game', amount: -100, wallet: 'main' })
    expect({ orderNo: made?.order_no, about: made?.about }).toEqual({ orderNo: known?.ref, about: game.gameName })
    await world.advance(endsAt - now)
    const settled = (await betsOf(faisal)).list[0]
    const paid = (await statement(faisal, { direction: 'in' })).list.find(({ order_no }) => order_no === made?.order_no)
    expect(paid?.amount).toBe(settled && settled.win > 0 ? settled.win : undefined)
  })

  test('the account record is filtered by type and direction, and so are its sums', {
    tags: ['RECORDS-006'],
  }, async () => {
    const amina = await (await makeWorld()).signedIn('amina')
    const everything = await statement(amina)
    for (const kind of ['game', 'lottery', 'reward', 'deposit'] as const) {
      const narrowed = await statement(amina, { kind })
      expect(narrowed.list).toEqual(everything.list.filter((row) => row.kind === kind))
      expect({ kind, net: narrowed.footer.net }).toEqual({ kind, net: sum(narrowed.list.map(({ amount }) => amount)) })
    }
    const out = await statement(amina, { kind: 'game', direction: 'out' })
    expect(out.list).toEqual(everything.list.filter(({ kind, amount }) => kind === 'game' && amount < 0))
    expect(out.footer).toEqual({ in: 0, out: out.footer.net, net: out.footer.net })
    const day = everything.list[3]?.day ?? ''
    const one = await statement(amina, { startDate: day, endDate: day })
    expect(one.list).toEqual(everything.list.filter((row) => row.day === day))
  })

  test('pages of the account record join without a gap at any size', { tags: ['RECORDS-006'] }, async () => {
    const amina = await (await makeWorld()).signedIn('amina')
    const usual = await amina.get(records.accountRecords, { query: MONTH })
    expect(usual.list).toHaveLength(20)
    const everything = (await statement(amina)).list
    expect(usual.list).toEqual(everything.slice(0, 20))
    expect((await statement(amina, {}, 7)).list).toEqual(everything)
  })

  test('the account record spans at most 31 days and refuses an unknown page cursor', {
    tags: ['RECORDS-006'],
  }, async () => {
    const amina = await (await makeWorld()).signedIn('amina')
    const codeOf = async (query: Record<string, string>) => (await amina.call(records.accountRecords, { query })).code
    expect(await codeOf(MONTH)).toBeUndefined()
    expect(await codeOf({ ...MONTH, startDate: '2026-02-07' })).toBe('request_param_err')
    expect(await codeOf({ startDate: '2026-03-10', endDate: '2026-03-09' })).toBe('request_param_err')
    expect(await codeOf({ ...MONTH, after: 'the end' })).toBe('request_param_err')
    // A cursor beyond the days is clamped to their end: nothing outside of them is listed.
    const late = await amina.get(records.accountRecords, {
      query: { startDate: '2026-03-01', endDate: '2026-03-01', after: '9999999999999.1' },
    })
    expect(new Set(late.list.map(({ day }) => day))).toEqual(new Set(late.list.length > 0 ? ['2026-03-01'] : []))
  })

  test('the account record has only the member’s own real money', { tags: ['RECORDS-007'] }, async () => {
    const world = await makeWorld()
    const zoya = await world.signedIn('zoya')
    const free = await openGame(world, zoya, 'RNG', { which: ({ freeplay }) => freeplay === 1, accountType: '0' })
    await free.spin(5)
    expect(await statement(zoya)).toEqual({ list: [], footer: { in: 0, out: 0, net: 0 }, totalCount: 0 })
    const trial = await world.asTrial()
    expect((await trial.call(records.accountRecords, { query: MONTH })).code).toBe('real.account.required')
  })

  test('a transfer between two wallets of a member is shown from both ends', {
    tags: ['RECORDS-003'],
  }, async () => {
    const world = await makeWorld({ scenario: 'transfer-wallets' })
    const imran = await world.signedIn('imran')
    const moved = { from: 'main', to: 'NP', amount: 250, transferId: 'there-001' }
    await imran.get(walletTransfer.transferWallet, { body: moved })
    for (const pageSize of [1, 2, 20]) {
      const { list, footer } = await statement(imran, { kind: 'wallet' }, pageSize)
      expect(list.map(({ amount, wallet, order_no }) => [amount, wallet, order_no])).toEqual([
        [250, 'NP', 'there-001'],
        [-250, 'main', 'there-001'],
      ])
      expect(footer).toEqual({ in: 250, out: -250, net: 0 })
    }
    const [arrived] = (await statement(imran, { kind: 'wallet' })).list
    expect(arrived).toMatchObject({ current_avail_balance: 250, about: 'Nilgiri Play' })
  })
})

describe('the profit and loss', () => {
  test('profit and loss is the sum of the seeded bets by day and type of game', { tags: ['RECORDS-005'] }, async () => {
    const amina = await (await makeWorld()).signedIn('amina')
    const report = await amina.get(records.personalPnl, { query: MONTH })
    const { list, footer } = await betsOf(amina)
    expect(report.footer).toMatchObject({ ...footer, bets: list.length })
    expect(report.list).toHaveLength(31)
    expect(report.list.map(({ balanceDate }) => balanceDate)).toEqual(
      Array.from({ length: 31 }, (_, back) => new Date(Date.UTC(2026, 2, 10 - back)).toISOString().slice(0, 10)),
    )
    for (const day of report.list) {
      const { balanceDate: date } = day
      const betsOfDay = list.filter((bet) => bet.day === date)
      expect({ date, bets: day.bets, pnl: day.pnl }).toEqual({
        date,
        bets: betsOfDay.length,
        pnl: sum(betsOfDay.map(({ pnl }) => pnl)),
      })
      expect({ date, win: day.win }).toEqual({ date, win: sum(betsOfDay.map(({ win }) => win)) })
    }
    expect(report.types.length).toBeGreaterThan(4)
    for (const { gameType, bets, pnl, bet } of report.types) {
      const betsOfType = list.filter((one) => one.gameType === gameType)
      expect({ gameType, bets, pnl }).toEqual({
        gameType,
        bets: betsOfType.length,
        pnl: sum(betsOfType.map((one) => one.pnl)),
      })
      expect({ gameType, bet }).toEqual({ gameType, bet: sum(betsOfType.map((one) => one.bet - one.returned)) })
    }
  })

  test('profit and loss counts deposits, rewards and transfers, but not as play', {
    tags: ['RECORDS-005'],
  }, async () => {
    const world = await makeWorld()
    const nadia = (await (await world.signedIn('nadia')).get(records.personalPnl, { query: MONTH })).footer
    expect(nadia).toMatchObject({ deposit: 0, transfer: 0, reward: 0, profit: 0 })
    const amina = await world.signedIn('amina')
    const { footer, list } = await amina.get(records.personalPnl, { query: MONTH })
    const net = async (kind: records.MovementKind) => (await statement(amina, { kind })).footer.net
    expect(footer.deposit).toBe(await net('deposit'))
    expect(footer.withdraw).toBe(sum([-(await net('withdrawal'))]))
    expect(footer.reward).toBe(await net('reward'))
    expect(footer.profit).toBe(sum([footer.pnl, footer.reward, footer.income]))
    for (const name of ['bet', 'win', 'pnl', 'reward', 'deposit', 'profit'] as const)
      expect({ name, sum: footer[name] }).toEqual({ name, sum: sum(list.map((day) => day[name])) })
  })

  test('a record spans at most 31 days of the member’s own rows', {
    tags: ['RECORDS-006', 'RECORDS-007'],
  }, async () => {
    const world = await makeWorld()
    const zoya = await world.signedIn('zoya')
    const { footer, types } = await zoya.get(records.personalPnl, { query: MONTH })
    expect({ bets: footer.bets, profit: footer.profit, types }).toEqual({ bets: 0, profit: 0, types: [] })
    const query = { ...MONTH, startDate: '2026-02-07' }
    expect((await zoya.call(records.personalPnl, { query })).code).toBe('request_param_err')
  })
})
