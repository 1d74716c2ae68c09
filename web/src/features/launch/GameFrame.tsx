import { useEffect, useRef, useState } from 'react'
import { TIMINGS } from '@/shared/timings'
import { FrameLate, FrameLoading } from './FrameStates.tsx'
import { type StageWish, useStageMessages } from './use-stage-messages.ts'
import { VendorFrame } from './VendorFrame.tsx'

export interface FrameProps {
  url: string
  title: string
  onWish: (wish: StageWish) => void
  onRetry: () => void
  onBack: () => void
  /** The page is the app's own. */
  own?: boolean
}

/** A launched game: shown as soon as its page has loaded, given up for the time being when that takes too long. */
export function GameFrame({ url, title, onWish, onRetry, onBack, own }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'late'>('loading')

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'shown' ? now : 'late')), TIMINGS.frameTimeout)
    return () => clearTimeout(timer)
  }, [])
  useStageMessages(frame, url, onWish)

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
