import { isAgent } from '@understudy/contracts'
import type { WorldDatabase } from '../../storage/database.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import type { BetRow } from '../bets/index.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { openBook } from './book.ts'
import { commissionRepository } from './commission.repository.ts'
import { figuresRepository } from './figures.repository.ts'
import { shareOf } from './rates.ts'
import { treeRepository } from './tree.repository.ts'

type SettledBet = Pick<BetRow, 'id' | 'memberId' | 'wallet' | 'gameType' | 'stake' | 'valid' | 'win' | 'returned'> & {
  settledAt: number
}

/** Returns the figures of a settled bet, named as in docs/money.md. */
const figuresOf = ({ stake, valid, win, returned }: SettledBet) => ({ bets: 1, staked: stake - returned, valid, win })

/**
 * Counts a settled bet for its member and all uplines, on the day of settlement, so that past days never change. Each
 * upline earns their own rate less the highest rate below them on the path.
 */
export function countBet(db: WorldDatabase, bet: SettledBet): void {
  const { memberId, wallet, gameType, valid } = bet
  const member = membersRepository(db).byId(memberId)
  if (wallet === DEMO_WALLET || !member || !isInTeam(member)) return
  openBook(db, bet.id)
  const tree = treeRepository(db)
  const ancestors = tree.of(memberId)
  if (!ancestors) return
  const day = merchantCalendar(member.merchant).dayNumber(bet.settledAt)
  const figures = figuresRepository(db)
  const above = tree.above(memberId)
  if (valid > 0 && !figures.hasPlayedOn(memberId, day)) figures.becameActive(memberId, day, above)
  const counted = figuresOf(bet)
  let below = ancestors.rates[gameType] ?? 0
  let earned = shareOf(valid, below)
  figures.add(memberId, 'own', day, gameType, { ...counted, commission: earned })
  for (const { id } of above) {
    const rate = tree.ratesOf(id)[gameType] ?? 0
    const commission = shareOf(valid, Math.max(0, rate - below))
    figures.add(id, 'team', day, gameType, { ...counted, commission })
    earned += commission
    below = Math.max(below, rate)
  }
  if (earned > 0) commissionRepository(db).due(day, member.merchant)
}

const isInTeam = ({ upline, type }: Pick<Member, 'upline' | 'type'>): boolean => upline !== '' || isAgent(type)
