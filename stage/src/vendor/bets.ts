import { type GameType, platformError } from '@understudy/contracts'
import type { BetDetail } from '@understudy/platform/features/bets/index.ts'
import { type BetRow, betsRepository, type NewBet, settleBet } from '@understudy/platform/features/bets/index.ts'
import { gamesRepository } from '@understudy/platform/features/games/index.ts'
import { DEMO_WALLET, memberAccount } from '@understudy/platform/features/ledger/index.ts'
import { lobbyRepository } from '@understudy/platform/features/lobby/index.ts'
import { membersRepository } from '@understudy/platform/features/member/index.ts'
import { refuseWager } from '@understudy/platform/features/safer-play/index.ts'
import { seamlessWallet } from '@understudy/platform/features/wallet/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import type { Player, Visit } from './opened-launch.ts'

/** A win of at least this many stakes is shown on the winner board. */
const ANNOUNCED_FROM = 60

export interface Stake {
  /** The page's own id of the bet. */
  betId: string
  /** Ten-thousandths. */
  stake: number
  /** How many equal wagers the stake is for, such as shots; default 1. */
  wagers?: number
  /** World time at which it is settled automatically; null for a round that waits for a call. */
  dueAt: number | null
  detail: BetDetail
}

/**
 * Returns the vendor's reference of a bet. It names the player, not the page, so one id is one bet on all pages of a
 * player.
 */
export const refOf = (vendor: string, memberId: number, betId: string): string => `${vendor}:${memberId}:${betId}`

/**
 * Finds the bet placed before with this id; another stake or game is a conflict.
 * @throws PlatformError `transaction.conflict`
 */
export function betBefore(visit: Visit, player: Player, { betId, stake }: Pick<Stake, 'betId' | 'stake'>) {
  const before = visit.world.use(betsRepository).byRef(refOf(visit.game.vendor, player.memberId, betId))
  if (before && (before.stake !== stake || before.nodeId !== visit.game.nodeId))
    throw platformError('transaction.conflict')
  return before
}

/**
 * Takes the stake and stores the open bet; call it inside a transaction, after `betBefore`.
 * @throws PlatformError `balance.not.enough`, or what `refuseWager` throws
 */
export function placeBet(visit: Visit, player: Player, { betId, stake, wagers = 1, dueAt, detail }: Stake): BetRow {
  const { world, game } = visit
  const { memberId, wallet } = player
  refuseWager(world, { memberId, wallet: wallet.name, total: stake, highest: stake / wagers })
  const ref = refOf(game.vendor, memberId, betId)
  wallet.bet(ref, stake)
  const row: NewBet = {
    ref,
    memberId,
    wallet: wallet.name,
    stake,
    valid: 0,
    win: 0,
    returned: 0,
    gameType: game.gameType as GameType,
    vendor: game.vendor,
    nodeId: game.nodeId,
    status: 'open',
    placedAt: world.now(),
    settledAt: null,
    dueAt,
    detail,
  }
  return { ...row, id: world.use(betsRepository).add(row) }
}

interface Outcome {
  /** The payout, ten-thousandths, without what is given back. */
  win: number
  /** The part of the stake that is given back, ten-thousandths; all of it voids the bet. */
  returned?: number | undefined
  /** The part of the stake that does not count as turnover, see `opposedPart`. */
  opposed?: number
  /** The outcome, added to the bet's detail. */
  detail?: BetDetail
  /** When it ended; default its due time, or now for a bet that waited for a call. */
  at?: number
}

/** Settles an open bet by paying the prize and what is given back of the stake; returns the settled bet. */
export function endBet(world: World, bet: BetRow, { win, returned, opposed = 0, detail, ...outcome }: Outcome): BetRow {
  const game = world.use(gamesRepository).byNode(String(bet.nodeId))
  const wallet = seamlessWallet(world, memberAccount(bet.memberId, bet.wallet), bet.vendor, game?.facts.name.EN ?? '')
  const settledAt = outcome.at ?? bet.dueAt ?? world.now()
  const back = returned ?? 0
  if (back > 0) wallet.rollback(bet.ref, back, settledAt)
  if (win > 0) wallet.win(bet.ref, win, settledAt)
  const settlement = {
    status: returned === bet.stake ? ('returned' as const) : statusOf(win, bet.stake),
    win,
    returned: back,
    valid: bet.stake - back - opposed,
    settledAt: settledAt,
    detail: { ...bet.detail, ...detail },
  }
  settleBet(world, bet.id, settlement)
  if (bet.stake > 0 && win / bet.stake >= ANNOUNCED_FROM && bet.wallet !== DEMO_WALLET)
    announceWin(world, bet, win, settledAt)
  return { ...bet, ...settlement }
}

/** A payout below the stake counts as a loss. */
const statusOf = (win: number, stake: number) => (win >= stake ? ('won' as const) : ('lost' as const))

/** Places and settles a bet at once, for rounds that are over immediately. */
export function playRound(visit: Visit, player: Player, { win, returned, ...stake }: Omit<Stake, 'dueAt'> & Outcome) {
  return endBet(visit.world, placeBet(visit, player, { ...stake, dueAt: null }), { win, returned })
}

function announceWin(world: World, { memberId, nodeId }: BetRow, amount: number, at: number): void {
  const member = world.use(membersRepository).byId(memberId)
  if (!member || member.type === 4) return
  world.use(lobbyRepository).addWinner({ account: member.username, nodeId, amount, at })
}
