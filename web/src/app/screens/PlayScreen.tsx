import { useMatch, useSearchParams } from 'react-router-dom'
import { GameSheetButton } from '@/features/games/GameSheetButton'
import { PlayGame } from '@/features/launch/PlayGame'
import { GameBar } from '@/features/safer-play/GameBar'
import { paths, useBack, useToLogin } from '@/shared/navigation'
import { useRole } from '@/shared/session'

/** A game in its frame; the URL identifies it completely, so that it survives a reload and a login. */
export default function PlayScreen() {
  const { nodeId = '' } = useMatch(paths.play.pattern)?.params ?? {}
  const [query] = useSearchParams()
  const back = useBack()
  const toLogin = useToLogin()
  const { isMember } = useRole()
  const game = {
    nodeId,
    vassalage: query.get('vassalage') ?? '',
    gameId: query.get('gameId') ?? undefined,
    gameType: query.get('gameType') ?? undefined,
    name: query.get('name') ?? '',
    realOnly: query.get('supportPlay') === 'false',
    backUrl: paths.home(),
  }
  return (
    <PlayGame
      game={game}
      notice={isMember && <GameBar onPaused={back} trailing={<GameSheetButton nodeId={nodeId} name={game.name} />} />}
      onBack={back}
      onLogin={() => toLogin()}
    />
  )
}
