import type { World } from '../../world/world.ts'
import { type AccountName, ledgerRepository, move, TX, vendorAccount } from './ledger.repository.ts'

/** What a staged vendor may do with a player's wallet; every call is idempotent by its transaction id. */
export interface SeamlessWallet {
  /** Of the player's wallets the one it pays from. */
  readonly name: string
  balance(): number
  bet(txId: string, amount: number): void
  win(txId: string, amount: number): void
  rollback(txId: string, amount: number): void
}

/** Amounts are ten-thousandths; a bet beyond the balance is refused and moves nothing. */
export function seamlessWallet(world: World, player: AccountName, vendor: string, remark: string): SeamlessWallet {
  const house = vendorAccount(vendor)
  const order = (key: string, typeId: number, from: AccountName, to: AccountName, amount: number) =>
    void move(world, { key, typeId, from, to, amount, remark })
  return {
    name: player.wallet,
    balance: () => world.use(ledgerRepository).balance(player),
    bet: (txId, amount) => order(`${txId}:bet`, TX.gameBet, player, house, amount),
    win: (txId, amount) => order(`${txId}:win`, TX.gameWin, house, player, amount),
    rollback: (txId, amount) => order(`${txId}:rollback`, TX.gameReturn, house, player, amount),
  }
}
