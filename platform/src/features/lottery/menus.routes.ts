import { lottery, toAmount } from '@understudy/contracts'
import {
  LOTTERY_GROUPS,
  LOTTERY_LIMITS,
  PRIZE_MODE_IDS,
  type PrizeMode,
  VN_REGIONS,
} from '@understudy/contracts/lottery/terms'
import { handle } from '../../binding/call.ts'
import type { World } from '../../world/world.ts'
import { byGroup, gameView, isRegional, vnGameView } from './game-views.ts'
import { gameOf, type LotteryGame, lotteryGamesRepository } from './games.repository.ts'
import { limitsOf, modesOf } from './limits.ts'
import { MIN_SERIES, maxSeriesOf } from './odds.ts'
import { lotteryOrdersRepository } from './orders.repository.ts'
import { playMenuOf } from './play-menu.ts'

const RECENT = 10

const ofMode = (games: readonly LotteryGame[], mode: PrizeMode | undefined) =>
  mode === undefined ? games : games.filter(({ prizeModes }) => prizeModes.includes(mode))

const recentGames = (world: World, memberId: number): LotteryGame[] =>
  world
    .use(lotteryOrdersRepository)
    .recentNodes(memberId)
    .flatMap((nodeId) => world.use(lotteryGamesRepository).byNode(nodeId) ?? [])

/** Games, plays and their limits. */
export const menuRoutes = [
  handle(lottery.lotteryGames, ({ world, language }) => {
    const now = world.now()
    return byGroup(world.use(lotteryGamesRepository).all(), language, now)
  }),

  handle(lottery.mobileGames, ({ world, language, query }) => {
    const now = world.now()
    return ofMode(world.use(lotteryGamesRepository).all(), query.prizeMode).map((game) => gameView(game, language, now))
  }),

  handle(lottery.gameMenus, ({ world, language }) => {
    const now = world.now()
    const all = world.use(lotteryGamesRepository).all()
    return byGroup(
      all.filter(({ isSale }) => isSale),
      language,
      now,
    )
  }),

  handle(lottery.recentMenus, ({ world, caller, language }) => {
    const now = world.now()
    return recentGames(world, caller.memberId)
      .slice(0, RECENT)
      .map((game) => gameView(game, language, now))
  }),

  handle(lottery.popularLotteries, ({ world, language, query }) => {
    const now = world.now()
    return [...world.use(lotteryGamesRepository).all()]
      .sort((a, b) => b.row.launches - a.row.launches)
      .slice(0, query.count)
      .map((game) => gameView(game, language, now))
  }),

  handle(lottery.vnMenu, ({ world, language, query }) => {
    const now = world.now()
    const games = ofMode(world.use(lotteryGamesRepository).all(), query.prizeMode).filter(isRegional)
    return Object.fromEntries(
      VN_REGIONS.flatMap((region) => {
        const here = games.filter((game) => game.region === region)
        const [first] = here
        if (!first) return []
        const gameMenus = here
          .map((game) => vnGameView(game, language, now))
          .sort((a, b) => a.drawTime - b.drawTime || a.code.localeCompare(b.code))
        return [[region, { gameGroupCode: first.group, gameMenus }]]
      }),
    )
  }),

  handle(lottery.vnRecentMenu, ({ world, caller, language, query }) => {
    const now = world.now()
    return ofMode(recentGames(world, caller.memberId), query.prizeMode)
      .filter(isRegional)
      .slice(0, RECENT)
      .map((game) => vnGameView(game, language, now))
  }),

  handle(lottery.playMenu, ({ world, params, language }) =>
    playMenuOf(gameOf(world, params.gameId), language, world.setting.playsOff),
  ),

  handle(lottery.gameSetting, ({ world, params, query }) => {
    const { group, prizeModes } = gameOf(world, params.gameId)
    const mode = query.prizeMode ?? prizeModes[0] ?? 'lott'
    const { betMax, winMax, multipleMax } = limitsOf(group, mode)
    return {
      bettingModes: modesOf(mode).map((code, index) => ({
        bettingModeId: index + 1,
        code,
        unit: Number(code),
        betAmountMax: toAmount(betMax),
        betMultipleMax: Math.min(multipleMax, LOTTERY_LIMITS.multiple),
        winAmountMax: toAmount(winMax),
      })),
    }
  }),

  handle(lottery.series, () =>
    LOTTERY_GROUPS.flatMap((gameGroupCode) => {
      const maxSeries = maxSeriesOf(gameGroupCode, 'lott')
      if (maxSeries === undefined) return []
      return [
        {
          gameGroupCode,
          prizeModeId: PRIZE_MODE_IDS.lott,
          minSeries: MIN_SERIES,
          maxSeries,
          maxBetSeries: maxSeries,
          defaultSeries: maxSeries,
        },
      ]
    }),
  ),
]
