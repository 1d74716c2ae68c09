import { useEffect } from 'react'
import { text } from '@/shared/i18n'
import { toast } from './toast.tsx'

/** Delay of the announcement: for faster replies it would only flash. */
const PATIENCE_MS = 300

/** Announces that something is loading that is not on the page yet, such as a sheet that waits for its data. */
export function PleaseWait() {
  useEffect(() => {
    let end = () => {}
    const timer = setTimeout(() => {
      end = toast.loading(text('shared:state.wait')).done
    }, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [])
  return null
}
