import { useEffect } from 'react'
import { device } from '@/shared/device'
import { TIMINGS } from '@/shared/timings'
import { scrollBehavior } from '@/shared/ui/use-prefers-still'

/** Height of the header or the menu, which may cover the edges of the page, px. */
const EDGE = 64

function isInView(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect()
  // The part of the page that the keyboard does not cover.
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight }
  return top >= offsetTop + EDGE && bottom <= offsetTop + height - EDGE
}

/**
 * On Android the keyboard may cover the focused field, so after half a second the field is scrolled into view if
 * needed. A press in between cancels that, because on a moving page it would hit the wrong element.
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
    // The press that focuses a field comes before `focusin`, so it does not cancel the scrolling.
    addEventListener('pointerdown', forget, true)
    return () => {
      forget()
      removeEventListener('focusin', show)
      removeEventListener('focusout', forget)
      removeEventListener('pointerdown', forget, true)
    }
  }, [])
}
