import { useEffect, useRef } from 'react'
import type { ApiError } from '@/shared/api/api-error'

/** Retries a query that failed offline as soon as the network is back. */
export function useRetryOnline({ code }: ApiError, retry: () => unknown) {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    if (code !== 'client.offline') return
    const again = () => void latest.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [code])
}
