import { SportsGame } from '@/features/launch/SportsGame'
import { useBack, useToLogin } from '@/shared/navigation'

/** The sportsbook of `mapping.SPORTS.FB` (LAUNCH-011). */
export default function SportsScreen() {
  const back = useBack()
  const toLogin = useToLogin()
  return <SportsGame onBack={back} onLogin={() => toLogin()} />
}
