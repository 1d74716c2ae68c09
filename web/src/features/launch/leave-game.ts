import { betHistory } from '@understudy/contracts/bets'
import { recentGames } from '@understudy/contracts/recents'
import { balance, gameWallets } from '@understudy/contracts/wallet'
import { transferWallet } from '@understudy/contracts/wallet-transfer'
import { call, invalidate } from '@/shared/api'

/** After a game: refetches balance and recent games, and recalls money from the vendor's wallet if there is one. */
export async function leaveGame(vassalage: string): Promise<void> {
  await bringMoneyBack(vassalage).catch(() => {
    // A locked or unreachable wallet keeps its money until the next launch.
  })
  await invalidate(balance, gameWallets, recentGames, betHistory)
}

async function bringMoneyBack(vassalage: string): Promise<void> {
  const { isSingle, wallets } = await call(gameWallets)
  const balance = wallets.find((wallet) => wallet.vassalage === vassalage)?.availBalance ?? 0
  if (isSingle === 1 || balance === 0) return
  const transferId = `${vassalage}-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
  await call(transferWallet, { body: { from: vassalage, to: 'main', transferId } })
}
