import type { World } from '../../world/world.ts'
import { type AccountName, ledgerRepository, move, TX, vendorAccount } from '../ledger/index.ts'

/** A player's wallet as a staged vendor uses it; every call is idempotent by its transaction id. */
export interface SeamlessWallet {
  /** Name of the wallet that pays. */
  readonly name: string
  balance(): number
  /** The balance right after the last movement of a transaction id. */
  balanceAfter(txId: string): number
  bet(txId: string, amount: number): void
  /** `at`: time of the win, if it is booked later. */
  win(txId: string, amount: number, at?: number): void
  rollback(txId: string, amount: number, at?: number): void
}

/** Amounts are ten-thousandths; a bet beyond the balance is refused and moves nothing. */
export function seamlessWallet(world: World, player: AccountName, vendor: string, remark: string): SeamlessWallet {
  const house = vendorAccount(vendor)
  const pay = (key: string, typeId: number, amount: number, at?: number) =>
    void move(world, { key, typeId, from: house, to: player, amount, remark }, at)
  return {
    name: player.wallet,
    balance: () => world.use(ledgerRepository).balance(player),
    balanceAfter: (txId) =>
      world.use(ledgerRepository).balanceAfter(player, [`${txId}:bet`, `${txId}:win`, `${txId}:rollback`]),
    bet: (txId, amount) =>
      void move(world, { key: `${txId}:bet`, typeId: TX.gameBet, from: player, to: house, amount, remark }),
    win: (txId, amount, at) => pay(`${txId}:win`, TX.gameWin, amount, at),
    rollback: (txId, amount, at) => pay(`${txId}:rollback`, TX.gameReturn, amount, at),
  }
}
