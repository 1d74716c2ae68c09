import { useEffect } from 'react'
import { text } from '@/shared/i18n'
import { LoadFailed } from './LoadFailed.tsx'
import { toast } from './toast.tsx'

/** Replacement for an optional part: nothing. */
export const Nothing = () => null

interface ClosesItselfProps {
  /** False while it is mounted but hidden. */
  open?: boolean
  onClose: () => void
  onLoadAgain: () => void
}

/** Replacement for an opened overlay: reports the failure in a toast and closes, so that the next tap retries. */
export function CloseOnError({ open = true, onClose, onLoadAgain }: ClosesItselfProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening
  useEffect(() => {
    if (!open) return
    toast.error(text('shared:error.err_route_load'))
    onClose()
    onLoadAgain()
  }, [open])
  return null
}

/** Replacement for essential content: the failure with a retry button. */
export const RetryOnError = ({ onLoadAgain }: { onLoadAgain: () => void }) => <LoadFailed onRetry={onLoadAgain} />
