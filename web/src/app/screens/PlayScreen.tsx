import { useMatch, useSearchParams } from 'react-router-dom'
import { PlayGame } from '@/features/launch/PlayGame'
import { paths, useBack, useToLogin } from '@/shared/navigation'

/** One game in its frame; its address says all of it, so that it survives a reload and a login on the way. */
export default function PlayScreen() {
  const { nodeId = '' } = useMatch(paths.play.pattern)?.params ?? {}
  const [query] = useSearchParams()
  const back = useBack()
  const toLogin = useToLogin()
  const game = {
    nodeId,
    vassalage: query.get('vassalage') ?? '',
    gameId: query.get('gameId') ?? undefined,
    gameType: query.get('gameType') ?? undefined,
    name: query.get('name') ?? '',
    realOnly: query.get('supportPlay') === 'false',
    backUrl: paths.home(),
  }
  return <PlayGame game={game} onBack={back} onLogin={() => toLogin()} />
}
