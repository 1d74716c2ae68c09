import { useEffect } from 'react'
import { text } from '@/shared/i18n'
import { note } from './notes.ts'

interface ClosesItselfProps {
  onClose: () => void
  onLoadAgain: () => void
}

/** For a sheet whose code did not come: says so, and closes, so that the next tap tries again. */
export function ClosesItself({ onClose, onLoadAgain }: ClosesItselfProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is opened
  useEffect(() => {
    note(text('shared:state.loadFailed'), 'bad')
    onClose()
    onLoadAgain()
  }, [])
  return null
}
