import { useEffect, useRef } from 'react'
import type { ApiError } from '@/shared/api/api-error'

/** Tries again what failed for want of a network as soon as there is one. */
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
