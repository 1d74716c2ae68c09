import { useEffect, useRef } from 'react'
import type { ApiError } from '@/shared/api/api-error'

/** Tries again by itself what failed for want of a network, once there is one: nobody watches for it better. */
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
