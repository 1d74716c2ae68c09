import { platformError, sportsbook, toAmount, toUnits } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { betsRepository, type ShownBet } from '@understudy/platform/features/bets/index.ts'
import { luckRepository } from '@understudy/platform/features/luck/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { betBefore, placeBet } from '../vendor/bets.ts'
import { balanceOf, bettor, opened, openingOf, type Visit } from '../vendor/opened-launch.ts'
import { decimal, fixtureView } from './fixture-view.ts'
import { type Contest, contestOf, contestsOf, standingOf } from './fixtures.ts'
import { SPORTSBOOK_KINDS, SPORTSBOOK_RETURNS } from './odds.ts'
import type { SingleDetail } from './settle-match.ts'
import { scoresOf } from './tell-score.ts'

const SHOWN_BETS = 30

const visit = (world: World, launchId: string): Visit => opened(world, launchId, SPORTSBOOK_KINDS)

const contestsFor = ({ world, game }: Visit): Contest[] =>
  contestsOf(world, game.gameType as 'SPORTS' | 'ESPORTS', game.vendor, game.nodeId)

/** Whether the app opened the page for this match. A room id names one match; a game id stands for all its matches. */
const isTarget = ({ launch, game }: Visit, { roomId, nodeId, own }: Contest) =>
  !own && launch.target !== null && (roomId ? roomId === launch.target : nodeId === game.nodeId)

function betView(
  { world, language }: Visit,
  { stake, win, returned, status, placedAt, detail }: ShownBet,
  decided?: ReturnType<ReturnType<typeof luckRepository>['results']>,
): sportsbook.BookBet {
  const { about: matchId, betId, side, odds, home, away } = detail as SingleDetail
  const contest = contestOf(world, matchId)
  const scores = contest && scoresOf(world, contest, standingOf(world, contest, decided))
  return {
    ...(scores && { scores }),
    betId,
    matchId,
    side,
    odds: odds / 100,
    status,
    placedAt,
    home: textIn(home, language),
    away: textIn(away, language),
    stake: toAmount(stake),
    win: toAmount(win + returned),
  }
}

export const sportsbookRoutes = [
  handle(sportsbook.sportsbookState, ({ world, params, origins }) => {
    const current = visit(world, params.launchId)
    const { game, player } = current
    const bets = player
      ? world
          .use(betsRepository)
          .ofVendor(player.memberId, game.vendor, SPORTSBOOK_KINDS, player.wallet.name, SHOWN_BETS)
      : []
    const decided = world.use(luckRepository).results()
    return openingOf(current, origins.app, SPORTSBOOK_RETURNS, {
      stakes: sportsbook.SPORTSBOOK_STAKES,
      fixtures: contestsFor(current).map((contest) => ({
        ...fixtureView(world, contest, standingOf(world, contest, decided), current.language),
        chosen: isTarget(current, contest),
      })),
      // Seeded bets name no match.
      bets: bets.filter(({ detail }) => 'about' in detail).map((bet) => betView(current, bet, decided)),
    })
  }),

  handle(sportsbook.sportsbookBet, ({ world, params, body }) => {
    const current = visit(world, params.launchId)
    const player = bettor(current)
    const { betId, matchId, side } = body
    if (body.stake < sportsbook.SPORTSBOOK_STAKES.min || body.stake > sportsbook.SPORTSBOOK_STAKES.max)
      throw platformError('amount.out.of.range', {
        min: sportsbook.SPORTSBOOK_STAKES.min,
        max: sportsbook.SPORTSBOOK_STAKES.max,
      })
    const stake = toUnits(body.stake)
    return world.transaction(() => {
      const before = betBefore(current, player, { betId, stake })
      if (before) {
        const { about, side: chosen } = before.detail as SingleDetail
        if (about !== matchId || chosen !== side) throw platformError('transaction.conflict')
        return { bet: betView(current, before), balance: balanceOf(player) }
      }
      // Only listed matches take bets; made-up ids and other vendors' matches are refused.
      const contest = contestsFor(current).find((one) => one.matchId === matchId)
      if (!contest) throw platformError('game.not.found')
      const { odds: now } = standingOf(world, contest)
      const odds = now[side]
      if (odds === null) throw platformError('issue.closed')
      if (Math.round(body.odds * 100) !== odds) throw platformError('odds.changed', { odds: decimal(now) })
      const { home, away, endsAt } = contest
      const detail = { about: matchId, betId, side, odds, home, away }
      const bet = placeBet(current, player, { betId, stake, dueAt: endsAt, detail })
      return { bet: betView(current, bet), balance: balanceOf(player) }
    })
  }),
]
