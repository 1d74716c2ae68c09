import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { LotteryFrame } from '@/app/screens/lottery/LotteryFrame'
import { readLotteryRequest } from '@/app/screens/lottery/lottery-address'
import { paths, useToLogin } from '@/shared/navigation'

/** The launcher of the lottery page; the URL names the game, its mode, and where closing leads (LAUNCH-018, -019). */
export default function LaunchLotteryScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const toLogin = useToLogin()
  const home = query.has('pageBack')
  const close = useCallback(() => navigate(home ? paths.home() : paths.games(), { replace: true }), [navigate, home])
  return <LotteryFrame request={readLotteryRequest(query)} onClose={close} onLogin={toLogin} />
}
