import { launchGame } from '@understudy/contracts/launch'
import { type ReactNode, useCallback } from 'react'
import { useSettings } from '@/domain/system'
import { useApiQuery } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { useRole } from '@/shared/session'
import { FrameLoading } from './FrameStates.tsx'
import { GameFrame } from './GameFrame.tsx'
import { LaunchProblem } from './LaunchProblem.tsx'
import { type GameLaunchRequest, launchInput } from './launch-input.ts'
import { PlayFrame } from './PlayFrame.tsx'
import { playableUrl } from './playable-url.ts'
import { useStageRequest } from './use-stage-request.ts'

interface PlayGameProps {
  game: Omit<GameLaunchRequest, 'free'> & {
    name: string
    /** Whether the list said that the game has no free play. */
    realOnly: boolean
  }
  /** Content between the bar with the name and the game. */
  notice?: ReactNode
  onBack: () => void
  onLogin: () => void
}

/** Launches a game into a frame (LAUNCH-005). */
export function PlayGame({ game, notice, onBack, onLogin }: PlayGameProps) {
  const t = useText()
  const title = game.name || t('launch:game')
  return (
    <PlayFrame title={title} notice={notice} onBack={onBack}>
      <Stage game={game} title={title} onBack={onBack} onLogin={onLogin} />
    </PlayFrame>
  )
}

function Stage({ game, title, onBack, onLogin }: PlayGameProps & { title: string }) {
  const { isTrial } = useRole()
  const refused = isTrial && game.realOnly
  const settings = useSettings()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useApiQuery(
    launchGame,
    launchInput({ ...game, free: isTrial }),
    // A launch has effects, so it happens once per opening of the page and is never repeated automatically.
    { enabled: !refused, gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { once: true } },
  )
  const launchAgain = useCallback(() => void refetch(), [refetch])
  const answer = useStageRequest({ vassalage: game.vassalage, onBack, onLogin })

  const problem = { onRetry: launchAgain, onBack }
  if (refused) return <LaunchProblem code="real.account.required" {...problem} />
  if (isFetching || !settings) return <FrameLoading title={title} />
  if (error) return <LaunchProblem code={error.code} detail={error.detail} {...problem} />
  if (!data) return null
  const url = playableUrl(data.content.game_url, [settings.paths.stage, ...settings.launchGameCDNs])
  if (!url) return <LaunchProblem code="client.empty.url" {...problem} />
  return (
    <GameFrame
      key={dataUpdatedAt}
      url={url}
      title={title}
      onStageRequest={answer}
      onRetry={launchAgain}
      onBack={onBack}
    />
  )
}
