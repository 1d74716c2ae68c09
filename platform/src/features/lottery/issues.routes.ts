import { lottery, platformError } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { LOTTERY_LIMITS } from '@understudy/contracts/lottery/terms'
import { handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import { fairView } from '../../world/fair-view.ts'
import { issueDrawn } from './draw-fairness.ts'
import { figuresOf } from './figures.ts'
import { isRegional, latestResult, openIssueView } from './game-views.ts'
import { gameOf, type LotteryGame, lotteryGamesRepository } from './games.repository.ts'
import { resultOf, winningNumberOf } from './results.ts'
import { issueAfter, issueBefore, issueNamed, issuesBack, issuesFrom } from './schedule.ts'

/** How far back draws are listed: a number of draws for fast games, a number of days for daily ones. */
const PAST_DRAWS = 500
const PAST_DAYS = 60 * DAY

/** Returns the last draws of a game, newest first. */
function pastIssues({ schedule }: LotteryGame, now: number) {
  const last = issueBefore(schedule, now)
  const most = issuesBack(schedule, last, schedule.kind === 'fast' ? PAST_DRAWS : 60)
  return schedule.kind === 'fast' ? most : most.filter(({ drawAt }) => drawAt > now - PAST_DAYS)
}

/** Issues and their results. */
export const issueRoutes = [
  handle(lottery.nearIssues, ({ world, query }) => {
    const game = gameOf(world, query.gameId)
    const now = world.now()
    const current = issueAfter(game.schedule, now)
    const previous = issueBefore(game.schedule, now)
    const next = issueAfter(game.schedule, current.drawAt)
    return {
      currentNumero: openIssueView(game, now, current),
      previousNumero: {
        numero: previous.numero,
        winningNumber: winningNumberOf(world, game, previous.numero),
        drawTime: previous.drawAt,
      },
      nextNumero: { numero: next.numero, drawTime: next.drawAt },
    }
  }),

  handle(lottery.recentResults, ({ world, language, query }) => {
    const now = world.now()
    return world
      .use(lotteryGamesRepository)
      .all()
      .flatMap((game) => latestResult(world, game, language, now) ?? [])
      .sort((a, b) => b.drawTime - a.drawTime)
      .slice(0, query.count)
  }),

  handle(lottery.openIssues, ({ world }) => {
    const now = world.now()
    return world
      .use(lotteryGamesRepository)
      .all()
      .filter(({ isSale }) => isSale)
      .map((game) => openIssueView(game, now, issueAfter(game.schedule, now)))
  }),

  handle(lottery.vnOpenIssues, ({ world }) => {
    const now = world.now()
    return world
      .use(lotteryGamesRepository)
      .all()
      .filter(isRegional)
      .filter(({ isSale }) => isSale)
      .map((game) => ({ ...openIssueView(game, now, issueAfter(game.schedule, now)), region: game.region }))
  }),

  handle(lottery.draws, ({ world, params, query }) => {
    const game = gameOf(world, params.gameId)
    const all = pastIssues(game, world.now())
    return {
      content: all.slice(query.page * query.size, (query.page + 1) * query.size).map(({ numero, drawAt }) => ({
        numero,
        winningNumber: winningNumberOf(world, game, numero),
        drawTime: drawAt,
        voided: resultOf(world, game, numero).kind === 'voided',
      })),
      totalPages: Math.ceil(all.length / query.size),
    }
  }),

  handle(lottery.drawsByCode, ({ world, params, language }) => {
    const game = world.use(lotteryGamesRepository).byCode(params.code)
    const result = game && latestResult(world, game, language, world.now())
    if (!result) throw platformError('game.not.found')
    return result
  }),

  handle(lottery.hotAndGap, ({ world, params, query, language }) => {
    const game = gameOf(world, params.gameId)
    const draws = pastIssues(game, world.now())
      .slice(0, query.count)
      .flatMap(({ numero }) => {
        const result = resultOf(world, game, numero)
        return result.kind === 'drawn' ? [result.draw] : []
      })
    const { symbols, each } = figuresOf(game.group, draws)
    return {
      draws: draws.length,
      symbols: [...symbols],
      hot: Object.fromEntries(each.map(({ value, hot }) => [value, hot])),
      gap: Object.fromEntries(each.map(({ value, gap }) => [value, gap])),
      positions: each.map(({ value, label }) => ({ value, label: textIn(label, language) })),
    }
  }),

  handle(lottery.drawFairness, ({ world, params, query, origins }) => {
    const game = gameOf(world, params.gameId)
    const issue = issueNamed(game.schedule, query.numero)
    if (!issue) throw platformError('request_param_err', { fields: { numero: ['enum'] } })
    return fairView(origins.stage, issueDrawn(world, game, issue))
  }),

  handle(lottery.chaseIssues, ({ world, params }) => {
    const { schedule } = gameOf(world, params.gameId)
    const now = world.now()
    const current = issueAfter(schedule, now)
    const first = current.locksAt > now ? current : issueAfter(schedule, current.drawAt)
    return {
      chaseNumeros: issuesFrom(schedule, first, LOTTERY_LIMITS.chaseIssues - 1).map(({ numero, drawAt }) => ({
        numero,
        drawTime: drawAt,
      })),
    }
  }),
]
