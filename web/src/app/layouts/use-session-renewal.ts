import { touch } from '@understudy/contracts/open-session'
import { useEffect } from 'react'
import { call } from '@/shared/api'
import { useSession } from '@/shared/session'
import { TIMINGS } from '@/shared/timings'

/** Renews the session when home opens, and every three minutes on any visible page (HOME-038). */
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

/** Failures are ignored: the transport reports an expired session. */
const renew = () => void call(touch).catch(() => {})
