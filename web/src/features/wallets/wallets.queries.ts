import { accountRecords } from '@understudy/contracts/records'
import { balance, gameWallets } from '@understudy/contracts/wallet'
import { walletLocks } from '@understudy/contracts/wallet-transfer'
import { STALE, useApiQuery } from '@/shared/api'
import { useRole } from '@/shared/session'

/** Queries that are stale after a transfer between wallets. */
export const MOVED = [balance, gameWallets, walletLocks, accountRecords] as const

/** Whether the merchant has vendor wallets; undefined until known. */
export function useHasVendorWallets(): boolean | undefined {
  const { isMember, isAgent } = useRole()
  const { data } = useApiQuery(gameWallets, undefined, { staleTime: STALE.minute, enabled: isMember || isAgent })
  return data && data.isSingle === 0
}

export interface VendorWallet {
  vassalage: string
  vendorName: string
  availBalance: number
  /** Whether transfers are blocked by an open round or the vendor's maintenance. */
  standing: 'open' | 'round' | 'maintenance'
}

/** All vendor wallets: those with money or an open round first, then by name. */
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
