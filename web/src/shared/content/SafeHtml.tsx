import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { knownPath, useOpen } from '@/shared/navigation'
import { classes } from '@/shared/ui/classes'
import styles from './SafeHtml.module.css'
import { sanitise } from './sanitise.ts'

export interface SafeHtmlProps {
  html: string
  className?: string
  /** A link into the app was followed; what lies over the page may want to go. */
  onLeave?: () => void
}

/** HTML of a content system, sanitised. The sanitiser comes along, so import this only in code that is loaded when needed. */
export function SafeHtml({ html, className, onLeave }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null)
  const open = useOpen()

  // In drawing, which happens in pieces, and not in what follows it at once.
  const harmless = useMemo(() => sanitise(html), [html])

  useLayoutEffect(() => {
    const content = document.importNode(harmless, true)
    for (const picture of content.querySelectorAll('img')) {
      picture.loading = 'lazy'
      picture.addEventListener('error', () => picture.remove())
    }
    box.current?.replaceChildren(content)
  }, [harmless])

  // Links into the app follow its guest rule and do not reload.
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
