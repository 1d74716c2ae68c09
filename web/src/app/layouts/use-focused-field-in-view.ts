import { useEffect } from 'react'
import { device } from '@/shared/device'
import { TIMINGS } from '@/shared/timings'
import { scrollBehavior } from '@/shared/ui/use-prefers-still'

/** What may stand over a page at its edges, header or menu, px. */
const EDGE = 64

function isInView(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect()
  // The part of the page that the keyboard leaves.
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight }
  return top >= offsetTop + EDGE && bottom <= offsetTop + height - EDGE
}

/**
 * On Android the keyboard covers the field that opened it, so half a second later the field is scrolled into view, if it
 * is not. A press in between shows that enough is in view, and would hit nothing on a page that moves.
 */
export function useFocusedFieldInView() {
  useEffect(() => {
    if (!device().isAndroid) return
    let timer: ReturnType<typeof setTimeout>
    const forget = () => clearTimeout(timer)
    const show = ({ target }: Pick<Event, 'target'>) => {
      if (!(target instanceof HTMLElement) || !target.matches('input, textarea, select')) return
      forget()
      timer = setTimeout(() => {
        if (!isInView(target)) target.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
      }, TIMINGS.androidFocusScroll)
    }
    addEventListener('focusin', show)
    addEventListener('focusout', forget)
    // The press that gives the focus comes before it.
    addEventListener('pointerdown', forget, true)
    return () => {
      forget()
      removeEventListener('focusin', show)
      removeEventListener('focusout', forget)
      removeEventListener('pointerdown', forget, true)
    }
  }, [])
}
