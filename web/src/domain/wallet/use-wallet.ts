import { balance } from '@understudy/contracts/wallet'
import { useState } from 'react'
import { STALE, useApiQuery } from '@/shared/api'
import { text } from '@/shared/i18n'
import { useSession } from '@/shared/session'
import { toast } from '@/shared/ui/toast'
import { useBalanceHidden } from './hidden.ts'

/** The member's balance for all pages: the amount, whether it is hidden, and a function to refresh it. */
export function useWallet() {
  const hasSession = useSession() !== undefined
  const query = useApiQuery(balance, { query: { typeId: '0' } }, { staleTime: STALE.always, enabled: hasSession })
  const [hidden, hide] = useBalanceHidden()
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    const { isError, data } = await query.refetch()
    setRefreshing(false)
    // A toast, as the old amount stays on screen and would pass for the current one; without one the page shows the failure.
    if (isError && data) toast.error(text('member:balance.failed'))
  }
  return {
    /** Currency units; undefined until loaded. */
    amount: query.data?.sumBalance,
    symbol: query.data?.currencySymbol ?? '',
    failed: query.isError && !query.data,
    hidden,
    hide,
    refreshing,
    refresh,
  }
}
export type Wallet = ReturnType<typeof useWallet>
