import { useEffect } from 'react'
import { text } from '@/shared/i18n'
import { LoadFailed } from './LoadFailed.tsx'
import { toast } from './toast.ts'

/** For what only adds to a page: without it the page is whole. */
export const Nothing = () => null

interface ClosesItselfProps {
  /** False while it stays mounted without being seen. */
  open?: boolean
  onClose: () => void
  onLoadAgain: () => void
}

/** For what somebody opened: says that it did not come, and closes, so that the next tap tries again. */
export function ClosesItself({ open = true, onClose, onLoadAgain }: ClosesItselfProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is opened
  useEffect(() => {
    if (!open) return
    toast.error(text('shared:error.err_route_load'))
    onClose()
    onLoadAgain()
  }, [open])
  return null
}

/** For what a page is about: says in its place that it did not come, with another try. */
export const OffersRetry = ({ onLoadAgain }: { onLoadAgain: () => void }) => <LoadFailed onRetry={onLoadAgain} />
