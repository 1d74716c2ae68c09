import { useMatch } from 'react-router-dom'
import { ReplayGame } from '@/features/launch/ReplayGame'
import { paths, useBack } from '@/shared/navigation'

/** A settled round, watched again from the betting record. */
export default function RoundReplayScreen() {
  const { betId = '' } = useMatch(paths.roundReplay.pattern)?.params ?? {}
  return <ReplayGame betId={betId} onBack={useBack()} />
}
