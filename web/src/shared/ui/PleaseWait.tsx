import { useEffect } from 'react'
import { text } from '@/shared/i18n'
import { toast } from './toast.ts'

/** An answer that comes sooner is not announced: the words would only flash. */
const PATIENCE_MS = 300

/** Says that something is under way which has no place on the page yet, such as a sheet that waits for its answer. */
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
