import { useEffect } from 'react'
import { device } from '@/shared/device'
import { TIMINGS } from '@/shared/timings'
import { scrollBehavior } from '@/shared/ui/use-prefers-still'

/** On Android the keyboard covers the field that opened it, so half a second later the field is scrolled into view. */
export function useFocusedFieldInView() {
  useEffect(() => {
    if (!device().isAndroid) return
    let timer: ReturnType<typeof setTimeout>
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches('input, textarea, select')) return
      clearTimeout(timer)
      timer = setTimeout(
        () => target.scrollIntoView({ block: 'center', behavior: scrollBehavior() }),
        TIMINGS.androidFocusScroll,
      )
    }
    addEventListener('focusin', show)
    return () => {
      clearTimeout(timer)
      removeEventListener('focusin', show)
    }
  }, [])
}
