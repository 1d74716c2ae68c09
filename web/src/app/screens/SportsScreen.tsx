import { SportsGame } from '@/features/launch/SportsGame'
import { GameBar } from '@/features/safer-play/GameBar'
import { useBack, useToLogin } from '@/shared/navigation'
import { useRole } from '@/shared/session'

/** The sportsbook of `mapping.SPORTS.FB` (LAUNCH-011). */
export default function SportsScreen() {
  const back = useBack()
  const toLogin = useToLogin()
  const { isMember } = useRole()
  return <SportsGame inBar={isMember && <GameBar inBar onPaused={back} />} onBack={back} onLogin={() => toLogin()} />
}
