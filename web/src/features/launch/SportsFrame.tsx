import { type RefObject, useEffect, useState } from 'react'
import { TIMINGS } from '@/shared/timings'
import { FrameLate, FrameLoading } from './FrameStates.tsx'
import type { FrameProps } from './GameFrame.tsx'
import { useStageMessages } from './use-stage-messages.ts'
import { VendorFrame } from './VendorFrame.tsx'

type Phase = 'blank' | 'addressed' | 'loaded' | 'shown' | 'late'

const isOnTheWay = (phase: Phase) => phase !== 'shown' && phase !== 'late'

/** Frame of the sports game: blank, gets its URL after 150 ms, shown 100 ms after loading (spec §4, LAUNCH-011). */
export function SportsFrame({
  frame,
  url,
  title,
  onStageRequest,
  onRetry,
  onBack,
}: FrameProps & { frame: RefObject<HTMLIFrameElement | null> }) {
  const [phase, setPhase] = useState<Phase>('blank')

  useEffect(() => {
    if (phase !== 'blank' && phase !== 'loaded') return
    const [next, delay] =
      phase === 'blank'
        ? (['addressed', TIMINGS.frameAddressDelay] as const)
        : (['shown', TIMINGS.frameShowDelay] as const)
    const timer = setTimeout(() => setPhase(next), delay)
    return () => clearTimeout(timer)
  }, [phase])
  useEffect(() => {
    const timer = setTimeout(() => setPhase((now) => (isOnTheWay(now) ? 'late' : now)), TIMINGS.frameTimeout)
    return () => clearTimeout(timer)
  }, [])
  useStageMessages(frame, url, onStageRequest)

  if (phase === 'late') return <FrameLate onRetry={onRetry} onBack={onBack} />
  return (
    <>
      <VendorFrame
        ref={frame}
        src={phase === 'blank' ? 'about:blank' : url}
        title={title}
        shown={phase === 'shown'}
        // Ignores the load of the blank page, and navigations within the frame.
        onLoad={() => setPhase((now) => (now === 'addressed' ? 'loaded' : now))}
      />
      {phase !== 'shown' && <FrameLoading title={title} />}
    </>
  )
}
