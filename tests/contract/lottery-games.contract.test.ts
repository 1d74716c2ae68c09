import { lottery } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { LOTTERY_GROUPS, readWinningNumber } from '@understudy/contracts/lottery/terms'
import { describe, expect, test } from 'vitest'
import { lotteryGame, slipOf } from '../support/lottery.ts'
import { setMaintenance } from '../support/vendors.ts'
import { makeWorld, NOON } from '../support/world.ts'

const START = Date.parse(NOON)

describe('the lottery games', () => {
  test('all lotteries are listed, by group and as one list, and nothing else', {
    tags: ['LOTT-001', 'API-047'],
  }, async () => {
    const { guest } = await makeWorld()
    const groups = await guest.get(lottery.lotteryGames)
    const list = await guest.get(lottery.mobileGames)
    expect(
      groups
        .flatMap(({ games }) => games)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(list.map(({ code }) => code).sort())
    expect(new Set(groups.map(({ gameGroupCode }) => gameGroupCode))).toEqual(new Set(LOTTERY_GROUPS))
    expect(list).toHaveLength(58)
    expect(list.filter(({ gameType }) => gameType === 'ELOTT')).toHaveLength(30)
    expect(list.every(({ isSale, drawTime }) => isSale && drawTime > START)).toBe(true)
    const zy = await guest.get(lottery.mobileGames, { query: { prizeMode: 'zy' } })
    expect(zy.map(({ vendor }) => vendor)).toEqual(new Array(44).fill('IND'))
    expect((await guest.get(lottery.mobileGames, { query: { prizeMode: 'SEA' } })).map(({ vendor }) => vendor)).toEqual(
      new Array(6).fill('TCG_SEA'),
    )
  })

  test('lottery games speak the language of the call', { tags: ['LOTT-001'] }, async () => {
    const world = await makeWorld()
    const named = async (language: 'UR' | 'UR-LA' | 'EN') => {
      const actor = world.visitor({ language })
      const { gameId, remark } = await lotteryGame(actor, 'PK10_3M')
      const [menu] = await actor.get(lottery.playMenu, { params: { gameId } })
      const [play] = menu?.playMenuGroups[0]?.playMenus ?? []
      const content = play?.content
      return [remark, play?.playName, play?.rule, content && 'positions' in content && content.positions[0]?.label]
    }
    expect(await named('EN')).toEqual([
      'A draw every 3 minutes',
      'Fixed place',
      'Choose numbers for one place or several. Each number that comes at its place wins.',
      'First',
    ])
    expect((await named('UR'))[3]).toBe('پہلا')
    expect((await named('UR-LA'))[3]).toBe('Pehla')
  })

  test('a vendor in maintenance sells nothing, takes no bet and opens no page', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const slip = await slipOf(amina)
    await setMaintenance(world, 'IND', true)
    const list = await world.guest.get(lottery.mobileGames)
    const closed = list.filter(({ isSale }) => !isSale)
    expect(new Set(closed.map(({ vendor }) => vendor))).toEqual(new Set(['IND']))
    const menus = await world.guest.get(lottery.gameMenus)
    expect(menus.flatMap(({ games }) => games)).toHaveLength(14)
    expect(await world.guest.get(lottery.openIssues)).toHaveLength(14)
    // The times of a platform maintenance, starting when the order was refused.
    const times = { startTime: Date.parse(NOON), endTime: Date.parse(NOON) + 2 * 3_600_000 }
    const refused = await amina.call(lottery.placeOrder, { body: slip })
    expect({ code: refused.code, detail: refused.detail }).toEqual({ code: 'game.maintenance', detail: times })
    const query = { vendor: 'IND', prizeMode: 'lott', playType: 'ent', mui: 'fast', css: 'dark' } as const
    for (const gameCode of ['lobby', 'K3_1M']) {
      const { code, detail } = await amina.call(lottery.launchLottery, { query: { ...query, gameCode } })
      expect({ code, detail }).toEqual({ code: 'game.maintenance', detail: times })
    }
  })

  test('games of Vietnam have their own menu, and issues by region in order of draw', {
    tags: ['LOTT-006', 'API-049', 'API-050'],
  }, async () => {
    const { guest } = await makeWorld()
    const menu = await guest.get(lottery.vnMenu)
    expect(Object.keys(menu)).toEqual(['north', 'central', 'south'])
    expect(menu.south?.gameMenus.map(({ code }) => code)).toEqual([
      'VN_SOUTH_A',
      'VN_SOUTH_B',
      'VN_SOUTH_C',
      'VN_SOUTH_D',
    ])
    // A Tuesday noon in Karachi: today's draws are still ahead, at 16:15, 17:15 and 18:15 in Hanoi.
    const timeAt = (hour: number) => Date.parse(`2026-03-10T${hour}:15:00+07:00`)
    expect([menu.south, menu.central, menu.north].map((region) => region?.gameMenus[0]?.drawTime)).toEqual([
      timeAt(16),
      timeAt(17),
      timeAt(18),
    ])
    const issues = await guest.get(lottery.vnOpenIssues)
    expect(issues).toHaveLength(8)
    const north = issues.find(({ region }) => region === 'north')
    expect(north).toMatchObject({ numero: '20260310', lockTime: 900, remainTime: timeAt(18) - START - 15 * MINUTE })
  })
})

describe('issues', () => {
  test('issues of a fast game count from midnight and close before their draw', {
    tags: ['LOTT-002', 'API-048'],
  }, async () => {
    const world = await makeWorld()
    const { gameId } = await lotteryGame(world.guest, 'K3_1M')
    const near = () => world.guest.get(lottery.nearIssues, { query: { gameId } })
    await world.advance(20_000)
    // Twelve hours after midnight, 720 issues are drawn.
    expect(await near()).toMatchObject({
      currentNumero: { numero: '202603100721', remainTime: 35_000, lockTime: 5, drawTime: START + MINUTE },
      previousNumero: { numero: '202603100720', drawTime: START },
      nextNumero: { numero: '202603100722', drawTime: START + 2 * MINUTE },
    })
    await world.advance(36_000)
    expect((await near()).currentNumero).toMatchObject({ numero: '202603100721', remainTime: 0 })
    await world.advance(4_000)
    const after = await near()
    expect({
      previousNumeroNumero: after.previousNumero.numero,
      currentNumeroNumero: after.currentNumero.numero,
    }).toEqual({ previousNumeroNumero: '202603100721', currentNumeroNumero: '202603100722' })
    await world.jumpTo('2026-03-10T18:59:30Z')
    expect((await near()).currentNumero.numero).toBe('202603101440')
    await world.jumpTo('2026-03-10T19:00:00Z')
    expect((await near()).currentNumero.numero).toBe('202603110001')
  })

  test('a 90-second game has 960 issues a day, a daily one is named by its date', async () => {
    const world = await makeWorld({ startAt: '2026-03-10T18:59:00Z' })
    const numero = async (code: string) => {
      const { gameId } = await lotteryGame(world.guest, code)
      return (await world.guest.get(lottery.nearIssues, { query: { gameId } })).currentNumero.numero
    }
    expect(await numero('SSC_15M')).toBe('20260310960')
    expect(await numero('SEA_15M')).toBe('20260310096')
    expect(await numero('SEA_3TOP')).toBe('20260316')
    expect(await numero('SEA_4D_MONSOON')).toBe('20260311')
    expect(await numero('VN_CENTRAL_C')).toBe('20260312')
  })

  test('the latest results come newest first, one of each game, and fit their group', {
    tags: ['LOTT-003', 'API-051'],
  }, async () => {
    const { guest } = await makeWorld()
    const recent = await guest.get(lottery.recentResults)
    expect(recent).toHaveLength(58)
    expect(recent.map(({ drawTime }) => drawTime)).toEqual(recent.map(({ drawTime }) => drawTime).sort((a, b) => b - a))
    expect(recent.every(({ drawTime }) => drawTime <= START)).toBe(true)
    for (const { gameGroupCode, winningNumber } of recent)
      expect(readWinningNumber(gameGroupCode, winningNumber)).toBeDefined()
    expect(await guest.get(lottery.recentResults, { query: { count: 3 } })).toEqual(recent.slice(0, 3))
  })

  test('past draws come by page: five hundred of a fast game, sixty days of a daily one', {
    tags: ['LOTT-003'],
  }, async () => {
    const world = await makeWorld()
    const fast = await lotteryGame(world.guest, 'SSC_1M')
    const page = (gameId: string, page: number, size = 50) =>
      world.guest.get(lottery.draws, { params: { gameId }, query: { page, size } })
    const first = await page(fast.gameId, 0)
    expect({ totalPages: first.totalPages, firstContentCount: first.content.length }).toEqual({
      totalPages: 10,
      firstContentCount: 50,
    })
    const last = await page(fast.gameId, 9)
    expect(last.content[49]?.drawTime).toBe(START - 499 * MINUTE)
    expect((await page(fast.gameId, 10)).content).toEqual([])
    const daily = await lotteryGame(world.guest, 'VN_NORTH')
    expect((await page(daily.gameId, 0, 100)).content).toHaveLength(60)
    const [newest] = first.content
    const byCode = await world.guest.get(lottery.drawsByCode, { params: { code: 'SSC_1M' } })
    expect({ numero: byCode.numero, winningNumber: byCode.winningNumber }).toEqual({
      numero: newest?.numero,
      winningNumber: newest?.winningNumber,
    })
  })

  test('hot and gap count what the past draws show', async () => {
    const world = await makeWorld()
    const { gameId } = await lotteryGame(world.guest, 'SSC_5M')
    const params = { gameId }
    const figures = await world.guest.get(lottery.hotAndGap, { params, query: { count: 100 } })
    const { content } = await world.guest.get(lottery.draws, { params, query: { size: 100 } })
    const digits = content.map(({ winningNumber }) => winningNumber?.split(',') ?? [])
    figures.positions.forEach(({ value }, at) => {
      figures.symbols.forEach((symbol, index) => {
        const hits = digits.map((row) => row[at] === symbol)
        expect(figures.hot[value]?.[index]).toBe(hits.filter(Boolean).length)
        expect(figures.gap[value]?.[index]).toBe(hits.includes(true) ? hits.indexOf(true) : 100)
      })
    })
    expect(figures.positions.map(({ label }) => label)).toEqual(['First', 'Second', 'Third', 'Fourth', 'Fifth'])
  })

  test('an unknown game is one wherever it is asked for', async () => {
    const { guest, as } = await makeWorld()
    const params = { gameId: '999' }
    const calls = [
      guest.call(lottery.nearIssues, { query: params }),
      guest.call(lottery.draws, { params }),
      guest.call(lottery.hotAndGap, { params }),
      guest.call(lottery.playMenu, { params }),
      guest.call(lottery.gameSetting, { params }),
      guest.call(lottery.drawsByCode, { params: { code: 'NOSUCH' } }),
      (await as('amina')).call(lottery.chaseIssues, { params }),
    ]
    for (const { code } of await Promise.all(calls)) expect(code).toBe('game.not.found')
  })
})

test('a game with both play types divides its plays between them', {
  tags: ['LOTT-008'],
}, async () => {
  const { guest } = await makeWorld()
  const menuOf = async (code: string) => {
    const { gameId } = await lotteryGame(guest, code)
    return guest.get(lottery.playMenu, { params: { gameId } })
  }
  const ids = (menu: Awaited<ReturnType<typeof menuOf>>, mode: string, type: string) =>
    menu
      .filter(({ prizeMode, playType }) => prizeMode === mode && playType === type)
      .flatMap(({ playMenuGroups }) => playMenuGroups.flatMap(({ playMenus }) => playMenus.map(({ playId }) => playId)))
  const dice = await menuOf('K3_1M')
  const [trad, ent] = [ids(dice, 'lott', 'trad'), ids(dice, 'lott', 'ent')]
  expect({ traditional: trad.length, entertainment: ent.length, together: new Set([...trad, ...ent]).size }).toEqual({
    traditional: 6,
    entertainment: 3,
    together: 9,
  })
  const carts = await menuOf('PK10_1M')
  expect(new Set(carts.map(({ playType }) => playType))).toEqual(new Set(['trad']))
  expect(dice.map(({ hasSeries }) => hasSeries)).toEqual([true, true, false, false, false, false])
  const any = (menu: typeof dice, mode: string) =>
    menu.find(({ prizeMode }) => prizeMode === mode)?.playMenuGroups[0]?.playMenus[0]
  expect({ lott: any(dice, 'lott')?.singleBetPrice, elott: any(dice, 'elott')?.singleBetPrice }).toEqual({
    lott: 2,
    elott: 1,
  })
  expect({
    dice: any(dice, 'zy')?.declaredReturn,
    north: any(await menuOf('VN_NORTH'), 'lott')?.declaredReturn,
  }).toEqual({ dice: 0.97, north: 0.94 })
  expect(any(await menuOf('VN_NORTH'), 'lott')).toMatchObject({ lots: 27, singleBetPrice: 27, odds: [{ odds: 94 }] })
})

test('stakes and wins have their bounds, lower ones in zy, and SEA has one unit', async () => {
  const world = await makeWorld()
  const setting = async (code: string, prizeMode?: 'zy') => {
    const { gameId } = await lotteryGame(world.guest, code)
    return (await world.guest.get(lottery.gameSetting, { params: { gameId }, query: { prizeMode } })).bettingModes
  }
  expect((await setting('K3_1M')).map(({ unit }) => unit)).toEqual([1, 0.1, 0.01])
  expect((await setting('K3_1M'))[0]).toMatchObject({
    betAmountMax: 20_000,
    winAmountMax: 400_000,
    betMultipleMax: 999,
  })
  expect((await setting('K3_1M', 'zy'))[0]).toMatchObject({ betAmountMax: 2_000, winAmountMax: 40_000 })
  expect((await setting('SEA_15M')).map(({ code }) => code)).toEqual(['1'])
  const series = await (await world.as('amina')).get(lottery.series)
  expect(series.find(({ gameGroupCode }) => gameGroupCode === 'SSC')).toMatchObject({
    minSeries: 1700,
    maxSeries: 1960,
  })
  expect(series.every(({ minSeries, maxSeries }) => (maxSeries - minSeries) % 2 === 0)).toBe(true)
})

test('the most opened lottery and the one bet on last come first', async () => {
  const world = await makeWorld()
  expect(await world.guest.get(lottery.popularLotteries, { query: { count: 4 } })).toHaveLength(4)
  const amina = await world.as('amina')
  const recent = await amina.get(lottery.recentMenus)
  expect(recent[0]?.code).toBe('VN_SOUTH_A')
  expect((await amina.get(lottery.vnRecentMenu)).map(({ code }) => code)).toEqual(['VN_SOUTH_A', 'VN_NORTH'])
  expect(await (await world.as('zoya')).get(lottery.recentMenus)).toEqual([])
})
