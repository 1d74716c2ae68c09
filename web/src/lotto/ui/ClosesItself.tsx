import { useEffect } from 'react'
import { text } from '@/shared/i18n'
import { note } from './notes.ts'

interface ClosesItselfProps {
  onClose: () => void
  onLoadAgain: () => void
}

/** Replacement for a sheet that failed to load: reports it and closes, so that the next tap retries. */
export function ClosesItself({ onClose, onLoadAgain }: ClosesItselfProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening
  useEffect(() => {
    note(text('shared:state.loadFailed'), 'bad')
    onClose()
    onLoadAgain()
  }, [])
  return null
}
