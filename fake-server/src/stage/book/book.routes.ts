import { book, type GameType, platformError, toAmount, toUnits } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { type BetRow, betsRepository } from '../../features/bets/bets.repository.ts'
import { textIn } from '../../world/texts.ts'
import type { World } from '../../world/world.ts'
import { betBefore, endBet, placeBet } from '../vendor/bets.ts'
import { balanceOf, bettor, opened, openingOf, type Visit } from '../vendor/opened.ts'
import { type Contest, contestOf, contestsOf, standingOf } from './fixtures.ts'
import type { Texts } from './teams.ts'

const KINDS: readonly GameType[] = ['SPORTS', 'ESPORTS']
/** The least a book gives back: its prices promise at most 107.5 % together, and are cut to hundredths. */
const RETURNS = 0.92
const SHOWN_BETS = 30

const visit = (world: World, launchId: string): Visit => opened(world, launchId, KINDS)

const shown = ({ world, game }: Visit): Contest[] =>
  contestsOf(world, game.gameType as 'SPORTS' | 'ESPORTS', game.vendor, game.nodeId)

interface SingleDetail {
  about: string
  betId: string
  side: book.BookSide
  /** Hundredths. */
  odds: number
  home: Texts
  away: Texts
}

const decimal = (odds: Record<book.BookSide, number | null>) => ({
  home: odds.home === null ? null : odds.home / 100,
  away: odds.away === null ? null : odds.away / 100,
})

function fixtureView({ world, launch, game, language }: Visit, contest: Contest): book.Fixture {
  const { status, score, odds, winner } = standingOf(world, contest)
  const { matchId, startsAt, endsAt, homeImage, awayImage, roomId, nodeId, own } = contest
  // A room names one match; a game's id stands for all matches that game shows.
  const chosen = !own && launch.place !== null && (roomId ? roomId === launch.place : nodeId === game.nodeId)
  return {
    ...{ matchId, startsAt, endsAt, homeImage, awayImage, status, score, winner, chosen },
    league: textIn(contest.league, language),
    home: textIn(contest.home, language),
    away: textIn(contest.away, language),
    odds: decimal(odds),
  }
}

function betView({ language }: Visit, { stake, win, status, placedAt, detail }: BetRow): book.BookBet {
  const { about: matchId, betId, side, odds, home, away } = detail as unknown as SingleDetail
  return {
    ...{ betId, matchId, side, odds: odds / 100, status, placedAt },
    home: textIn(home, language),
    away: textIn(away, language),
    stake: toAmount(stake),
    win: toAmount(win),
  }
}

export const bookRoutes = [
  handle(book.bookState, ({ world, params, origins }) => {
    const at = visit(world, params.launchId)
    const { game, player } = at
    const bets = player
      ? world.use(betsRepository).ofVendor(player.memberId, game.vendor, KINDS, player.wallet.name, SHOWN_BETS)
      : []
    return {
      ...openingOf(at, origins.app, RETURNS),
      stakes: { ...book.BOOK_STAKES },
      fixtures: shown(at).map((contest) => fixtureView(at, contest)),
      // Bets of before the world began say no match.
      bets: bets.filter(({ detail }) => detail.about !== undefined).map((bet) => betView(at, bet)),
    }
  }),

  handle(book.bookBet, ({ world, params, body }) => {
    const at = visit(world, params.launchId)
    const player = bettor(at)
    const { betId, matchId, side } = body
    if (body.stake < book.BOOK_STAKES.min || body.stake > book.BOOK_STAKES.max)
      throw platformError('amount.out.of.range', { min: book.BOOK_STAKES.min, max: book.BOOK_STAKES.max })
    const stake = toUnits(body.stake)
    return world.transaction(() => {
      const before = betBefore(at, player, { betId, stake })
      if (before) {
        const { about, side: chosen } = before.detail as unknown as SingleDetail
        if (about !== matchId || chosen !== side) throw platformError('transaction.conflict')
        return { bet: betView(at, before), balance: balanceOf(player) }
      }
      // Only what the page shows can be bet on: a made-up id, or a match of another book, is none.
      const contest = shown(at).find((one) => one.matchId === matchId)
      if (!contest) throw platformError('game.not.found')
      const { odds: now } = standingOf(world, contest)
      const odds = now[side]
      if (odds === null) throw platformError('issue.closed')
      if (Math.round(body.odds * 100) !== odds) throw platformError('odds.changed', { odds: decimal(now) })
      const { home, away, endsAt } = contest
      const detail = { about: matchId, betId, side, odds, home, away }
      const bet = placeBet(at, player, { betId, stake, dueAt: endsAt, detail })
      return { bet: betView(at, bet), balance: balanceOf(player) }
    })
  }),
]

/** Ends a single when its match is over; a match that was called off, or that no longer exists, gives the stake back. */
export function settleSingle(world: World, bet: BetRow): void {
  const { about, side, odds } = bet.detail as unknown as SingleDetail
  const contest = contestOf(world, about)
  const winner = contest && standingOf(world, contest).winner
  if (!contest || !winner) {
    endBet(world, bet, { win: 0, returned: true })
    return
  }
  const { score } = standingOf(world, contest)
  endBet(world, bet, { win: winner === side ? Math.round((bet.stake * odds) / 100) : 0, detail: { winner, score } })
}
