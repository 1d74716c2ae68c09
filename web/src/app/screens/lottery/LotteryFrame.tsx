import { launchLottery } from '@understudy/contracts/lottery'
import { saferPlay } from '@understudy/contracts/safer-play'
import { balance, gameWallets } from '@understudy/contracts/wallet'
import { useCallback, useEffect, useState } from 'react'
import { FrameLoading } from '@/features/launch/FrameStates'
import { GameFrame } from '@/features/launch/GameFrame'
import { LaunchProblem } from '@/features/launch/LaunchProblem'
import { PlayFrame } from '@/features/launch/PlayFrame'
import type { StageRequest } from '@/features/launch/use-stage-messages'
import { gameOf, launchQuery } from '@/features/lottery/launching'
import { useLotteryGames } from '@/features/lottery/lottery.queries'
import { GameBar } from '@/features/safer-play/GameBar'
import { invalidate, useApiQuery } from '@/shared/api'
import { languageCode, useText } from '@/shared/i18n'
import { useRole } from '@/shared/session'
import { useTheme } from '@/shared/theme'
import { type LotteryRequest, lottoUrl } from './lottery-address.ts'

interface LotteryFrameProps {
  request: LotteryRequest
  onClose: () => void
  onLogin: () => void
}

/** The lottery page in a frame of the same origin, below a slim bar with a close button. */
export function LotteryFrame({ request, onClose, onLogin }: LotteryFrameProps) {
  const t = useText()
  const { data: games, error, refetch } = useLotteryGames()
  const { isMember } = useRole()
  const title = gameOf(request, games ?? [])?.name ?? t('lottery:launch.title')
  // The page inside shows the game's name and a menu, so the bar does not repeat it.
  return (
    <PlayFrame
      title={t('lottery:launch.title')}
      onBack={onClose}
      closes
      inBar={isMember && <GameBar inBar onPaused={onClose} />}
    >
      {games ? (
        <Launched request={request} games={games} title={title} onClose={onClose} onLogin={onLogin} />
      ) : error ? (
        <LaunchProblem code={error.code} detail={error.detail} onRetry={() => void refetch()} onBack={onClose} />
      ) : (
        <FrameLoading title={title} />
      )}
    </PlayFrame>
  )
}

interface LaunchedProps extends LotteryFrameProps {
  games: NonNullable<ReturnType<typeof useLotteryGames>['data']>
  title: string
}

function Launched({ request, games, title, onClose, onLogin }: LaunchedProps) {
  // The page keeps the theme it was opened with: another one would relaunch it and lose the slip.
  const [css] = useState(useTheme())
  const [query] = useState(() => launchQuery(request, games))
  const { data, error, isFetching, refetch, dataUpdatedAt } = useApiQuery(
    launchLottery,
    { query: { ...query, css, language: languageCode() } },
    // A launch has effects and its ticket is valid once, so it is only repeated for another session or language.
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { once: true } },
  )
  const relaunch = useCallback(() => void refetch(), [refetch])

  useEffect(() => () => void invalidate(balance, gameWallets), [])

  const answer = useCallback(
    (asked: StageRequest) => {
      // A spent ticket does not mean that the session ended: another launch will tell.
      if (asked === 'relogin') relaunch()
      else if (asked === 'close') onClose()
      else invalidate(balance, gameWallets, saferPlay)
    },
    [relaunch, onClose],
  )

  if (isFetching) return <FrameLoading title={title} />
  if (error?.code === 'login.not.session') return <LoggedOut onLogin={onLogin} />
  if (error) return <LaunchProblem code={error.code} detail={error.detail} onRetry={relaunch} onBack={onClose} />
  const url = data && lottoUrl(data.content.game_url)
  if (!url) return <LaunchProblem code="client.empty.url" onRetry={relaunch} onBack={onClose} />
  return (
    <GameFrame
      own
      key={dataUpdatedAt}
      url={url}
      title={title}
      onStageRequest={answer}
      onRetry={relaunch}
      onBack={onClose}
    />
  )
}

function LoggedOut({ onLogin }: { onLogin: () => void }) {
  useEffect(onLogin, [onLogin])
  return null
}
