import { accountRecords } from '@understudy/contracts/records'
import { balance, gameWallets } from '@understudy/contracts/wallet'
import { walletLocks } from '@understudy/contracts/wallet-transfer'
import { STALE, useApiQuery } from '@/shared/api'
import { useRole } from '@/shared/session'

/** What a movement between wallets makes old. */
export const MOVED = [balance, gameWallets, walletLocks, accountRecords] as const

/** Whether each vendor of the merchant has a wallet of its own; undefined until it is known. */
export function useHasVendorWallets(): boolean | undefined {
  const { isMember, isAgent } = useRole()
  const { data } = useApiQuery(gameWallets, undefined, { staleTime: STALE.minute, enabled: isMember || isAgent })
  return data && data.isSingle === 0
}

export interface VendorWallet {
  vassalage: string
  vendorName: string
  availBalance: number
  /** A round is open, or the vendor is under maintenance: nothing moves in or out. */
  standing: 'open' | 'round' | 'maintenance'
}

/** The wallets of all vendors: those with money or a round first, then by name. */
export function useVendorWallets() {
  const wallets = useApiQuery(gameWallets, undefined, { staleTime: STALE.always })
  const locks = useApiQuery(walletLocks, undefined, { staleTime: STALE.always })
  const locked = new Set(locks.data?.filter((lock) => lock.locked).map(({ vassalage }) => vassalage))
  const vendorWallets: VendorWallet[] = (wallets.data?.wallets ?? [])
    .map(
      ({ status, ...wallet }): VendorWallet => ({
        ...wallet,
        standing: status === 'maintenance' ? 'maintenance' : locked.has(wallet.vassalage) ? 'round' : 'open',
      }),
    )
    .sort((a, b) => b.availBalance - a.availBalance || a.vendorName.localeCompare(b.vendorName))
  return { wallets, vendorWallets }
}
