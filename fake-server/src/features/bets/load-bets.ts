import { toUnits } from '@understudy/contracts'
import { merchantDay } from '@understudy/contracts/zone'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../world/database.ts'
import { HOUSE, ledgerRepository, memberAccount, TX } from '../ledger/index.ts'
import { betsRepository } from './bets.repository.ts'

/**
 * Bets of before the world began. Their money is booked by member and day, once for the stakes and once for the prizes:
 * every world carries every row, and the day's end is as good a time as any for what nobody watched.
 */
export function loadBets(db: WorldDatabase, seed: WorldSeed): void {
  const bets = betsRepository(db)
  const days = new Map<string, { memberId: number; staked: number; won: number; at: number }>()
  for (const { nodeId, stake, win, ...bet } of seed.bets) {
    const units = toUnits(stake)
    const valid = bet.status === 'open' ? 0 : units
    bets.add({ ...bet, wallet: 'main', nodeId: Number(nodeId), stake: units, valid, win: toUnits(win) })
    const key = `${bet.memberId}:${merchantDay(bet.placedAt)}`
    const day = days.get(key) ?? { memberId: bet.memberId, staked: 0, won: 0, at: bet.placedAt }
    day.staked += units
    day.won += toUnits(win)
    day.at = Math.max(day.at, bet.placedAt)
    days.set(key, day)
  }
  const ledger = ledgerRepository(db)
  for (const [key, { memberId, staked, won, at }] of [...days].sort(([, a], [, b]) => a.at - b.at)) {
    const member = memberAccount(memberId)
    const order = { from: member, to: HOUSE, amount: staked, typeId: TX.gameBet, key: `play:${key}`, remark: '' }
    ledger.write(order, at)
    if (won > 0)
      ledger.write({ ...order, from: HOUSE, to: member, amount: won, typeId: TX.gameWin, key: `won:${key}` }, at)
  }
}
