import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { knownPath, useOpen } from '@/shared/navigation'
import { classes } from '@/shared/ui/classes'
import styles from './SafeHtml.module.css'
import { sanitise } from './sanitise.ts'

export interface SafeHtmlProps {
  html: string
  className?: string
  /** Called when a link into the app was followed, so that an overlay can close. */
  onLeave?: () => void
}

/** Renders sanitised HTML of the content system. It imports the sanitiser, so use it only in lazy chunks. */
export function SafeHtml({ html, className, onLeave }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null)
  const open = useOpen()

  // Sanitised while rendering, which React can split, and not in the effect, which runs synchronously.
  const harmless = useMemo(() => sanitise(html), [html])

  useLayoutEffect(() => {
    const content = document.importNode(harmless, true)
    for (const picture of content.querySelectorAll('img')) {
      picture.loading = 'lazy'
      picture.addEventListener('error', () => picture.remove())
    }
    box.current?.replaceChildren(content)
  }, [harmless])

  // Links into the app are followed without a reload and respect its rule for guests.
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const path = knownPath(link?.getAttribute('href'))
    if (!path || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLeave?.()
    open(path)
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: catches the clicks of the links inside, which have the roles
  // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by keyboard clicks as well
  return <div ref={box} className={classes(styles.content, className)} onClick={follow} />
}
