import { useEffect, useEffectEvent } from 'react'
import type { ApiError } from '@/shared/api/api-error'

/** Retries a query that failed offline as soon as the network is back. */
export function useRetryOnline({ code }: ApiError, retry: () => unknown) {
  const retryNow = useEffectEvent(() => void retry())
  useEffect(() => {
    if (code !== 'client.offline') return
    const onOnline = () => retryNow()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [code])
}
