import { type GameType, platformError } from '@understudy/contracts'
import type { BetDetail } from '../../features/bets/index.ts'
import { type BetRow, betsRepository, type NewBet } from '../../features/bets/index.ts'
import { gamesRepository } from '../../features/games/index.ts'
import { DEMO_WALLET, memberAccount } from '../../features/ledger/index.ts'
import { lobbyRepository } from '../../features/lobby/index.ts'
import { membersRepository } from '../../features/member/index.ts'
import { seamlessWallet } from '../../features/wallet/index.ts'
import type { World } from '../../world/world.ts'
import type { Player, Visit } from './opened.ts'

/** A win of this many stakes is told on the winner board. */
const TOLD_FROM = 60

export interface Stake {
  /** The page's own id of the bet. */
  betId: string
  /** Ten-thousandths. */
  stake: number
  /** World's time it settles at by itself; null for a round that waits for a call. */
  dueAt: number | null
  detail: BetDetail
}

/** How a vendor calls a bet of a player: the same id from another page of the same player is the same bet. */
export const refOf = (vendor: string, memberId: number, betId: string): string => `${vendor}:${memberId}:${betId}`

/**
 * The bet this id was given to before; the same id for another stake or game is a conflict.
 * @throws PlatformError `transaction.conflict`
 */
export function betBefore(visit: Visit, player: Player, { betId, stake }: Pick<Stake, 'betId' | 'stake'>) {
  const before = visit.world.use(betsRepository).byRef(refOf(visit.game.vendor, player.memberId, betId))
  if (before && (before.stake !== stake || before.nodeId !== visit.game.nodeId))
    throw platformError('transaction.conflict')
  return before
}

/** Takes the stake and writes the bet down as open; call it inside a transaction, after `betBefore`. */
export function placeBet(visit: Visit, player: Player, { betId, stake, dueAt, detail }: Stake): BetRow {
  const { world, game } = visit
  const ref = refOf(game.vendor, player.memberId, betId)
  player.wallet.bet(ref, stake)
  const row: NewBet = {
    ...{ ref, memberId: player.memberId, wallet: player.wallet.name, stake, valid: 0, win: 0 },
    ...{ gameType: game.gameType as GameType, vendor: game.vendor, nodeId: game.nodeId },
    ...{ status: 'open', placedAt: world.now(), settledAt: null, dueAt, detail },
  }
  return { ...row, id: world.use(betsRepository).add(row) }
}

interface Outcome {
  /** What is paid out, ten-thousandths. */
  win: number
  /** The stake goes back, as if the bet had never been made. */
  returned?: boolean
  /** What became of it, beside what the bet says already. */
  detail?: BetDetail
}

/** Ends an open bet: pays the prize, or gives the stake back; gives the bet as it stands then. */
export function endBet(world: World, bet: BetRow, { win, returned = false, detail }: Outcome): BetRow {
  const game = world.use(gamesRepository).byNode(String(bet.nodeId))
  const wallet = seamlessWallet(world, memberAccount(bet.memberId, bet.wallet), bet.vendor, game?.facts.name.EN ?? '')
  // What ends by the world's time ended then, whenever somebody looks.
  const at = bet.dueAt ?? world.now()
  if (returned) wallet.rollback(bet.ref, bet.stake, at)
  else if (win > 0) wallet.win(bet.ref, win, at)
  const settlement = {
    status: returned ? ('returned' as const) : statusOf(win, bet.stake),
    win: returned ? bet.stake : win,
    valid: returned ? 0 : bet.stake,
    settledAt: at,
    detail: { ...bet.detail, ...detail },
  }
  world.use(betsRepository).settle(bet.id, settlement)
  if (!returned && bet.stake > 0 && win / bet.stake >= TOLD_FROM && bet.wallet !== DEMO_WALLET)
    tell(world, bet, win, at)
  return { ...bet, ...settlement }
}

/** Whoever gets back less than the stake has lost. */
const statusOf = (win: number, stake: number) => (win >= stake ? ('won' as const) : ('lost' as const))

/** A round that is over as soon as it is made: stake out, prize in (or the stake back), one settled bet. */
export function playRound(visit: Visit, player: Player, { win, returned, ...stake }: Omit<Stake, 'dueAt'> & Outcome) {
  return endBet(visit.world, placeBet(visit, player, { ...stake, dueAt: null }), { win, returned })
}

function tell(world: World, { memberId, nodeId }: BetRow, amount: number, at: number): void {
  const member = world.use(membersRepository).byId(memberId)
  if (!member || member.type === 4) return
  world.use(lobbyRepository).addWinner({ account: member.username, nodeId, amount, at })
}
