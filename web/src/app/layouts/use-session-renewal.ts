import { touch } from '@understudy/contracts/open-session'
import { useEffect } from 'react'
import { call } from '@/shared/api'
import { useSession } from '@/shared/session'
import { TIMINGS } from '@/shared/timings'

/** Home renews the session when it opens, any page every three minutes while somebody may be looking (HOME-038). */
export function useSessionRenewal(atHome: boolean) {
  const token = useSession()?.token
  useEffect(() => {
    if (token && atHome) renew()
  }, [token, atHome])
  useEffect(() => {
    if (!token) return
    const timer = setInterval(() => document.visibilityState === 'visible' && renew(), TIMINGS.sessionRenewal)
    return () => clearInterval(timer)
  }, [token])
}

/** A renewal that fails needs no word: a session that has ended is announced by the transport. */
const renew = () => void call(touch).catch(() => {})
