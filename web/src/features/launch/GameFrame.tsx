import { useEffect, useRef, useState } from 'react'
import { TIMINGS } from '@/shared/timings'
import { FrameLate, FrameLoading } from './FrameStates.tsx'
import { type StageRequest, useStageMessages } from './use-stage-messages.ts'
import { VendorFrame } from './VendorFrame.tsx'

export interface FrameProps {
  url: string
  title: string
  onStageRequest: (stageRequest: StageRequest) => void
  onRetry: () => void
  onBack: () => void
  /** Whether the page is of the app's own origin. */
  own?: boolean
}

/** A launched game in its frame: shown once its page has loaded; after a timeout offers retry and back. */
export function GameFrame({ url, title, onStageRequest, onRetry, onBack, own }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'late'>('loading')

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'shown' ? now : 'late')), TIMINGS.frameTimeout)
    return () => clearTimeout(timer)
  }, [])
  useStageMessages(frame, url, onStageRequest)

  if (state === 'late') return <FrameLate onRetry={onRetry} onBack={onBack} />
  return (
    <>
      <VendorFrame
        ref={frame}
        src={url}
        title={title}
        own={own}
        shown={state === 'shown'}
        onLoad={() => setState('shown')}
      />
      {state === 'loading' && <FrameLoading title={title} />}
    </>
  )
}
