import { balance } from '@understudy/contracts/wallet'
import { useState } from 'react'
import { STALE, useApiQuery } from '@/shared/api'
import { text } from '@/shared/i18n'
import { useSession } from '@/shared/session'
import { toast } from '@/shared/ui/toast'
import { useBalanceHidden } from './hidden.ts'

/** The member's money as every page shows it: what there is, whether it is to be seen, and how to load it again. */
export function useWallet() {
  const hasSession = useSession() !== undefined
  const query = useApiQuery(balance, { query: { typeId: '0' } }, { staleTime: STALE.always, enabled: hasSession })
  const [hidden, hide] = useBalanceHidden()
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    const { isError, data } = await query.refetch()
    setRefreshing(false)
    // Without one the page says so in its place; an old amount would pass for a new one.
    if (isError && data) toast.error(text('member:balance.failed'))
  }
  return {
    /** Currency units; undefined until it is known. */
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
