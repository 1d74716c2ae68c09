import { openReplay } from '@understudy/contracts/round-replay'
import { useCallback } from 'react'
import { useSettings } from '@/domain/system'
import { ApiError, errorText, useApiQuery } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { FrameLoading } from './FrameStates.tsx'
import { GameFrame } from './GameFrame.tsx'
import { LaunchProblem } from './LaunchProblem.tsx'
import { PlayFrame } from './PlayFrame.tsx'
import { playableUrl } from './playable-url.ts'
import type { StageRequest } from './use-stage-messages.ts'

interface ReplayGameProps {
  betId: string
  onBack: () => void
}

const useReplay = (betId: string) =>
  // The address stays valid, so a page that follows its world need not load the frame again.
  useApiQuery(
    openReplay,
    { params: { id: betId } },
    {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      meta: { once: true },
    },
  )

/** The round of a settled bet, shown again by the vendor's page in a frame. */
export function ReplayGame({ betId, onBack }: ReplayGameProps) {
  const t = useText()
  const { data } = useReplay(betId)
  const title = data ? t('launch:replayOf', { game: data.gameName }) : t('launch:replay')
  return (
    <PlayFrame title={title} onBack={onBack}>
      <Stage betId={betId} title={title} onBack={onBack} />
    </PlayFrame>
  )
}

function Stage({ betId, title, onBack }: ReplayGameProps & { title: string }) {
  const t = useText()
  const settings = useSettings()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useReplay(betId)
  const leave = useCallback((request: StageRequest) => request === 'close' && onBack(), [onBack])
  const problem = { onRetry: () => void refetch(), onBack }
  if (isFetching || !settings) return <FrameLoading title={title} />
  if (error) return <LaunchProblem code={error.code} detail={error.detail} {...problem} />
  if (!data) return null
  if (data.url === null)
    return (
      <EmptyState scene="lost" action={<Button onClick={onBack}>{t('shared:action.back')}</Button>}>
        {errorText(new ApiError('replay.unknown'))}
      </EmptyState>
    )
  const url = playableUrl(data.url, [settings.paths.stage])
  if (!url) return <LaunchProblem code="client.empty.url" {...problem} />
  return <GameFrame key={dataUpdatedAt} url={url} title={title} onStageRequest={leave} {...problem} />
}
