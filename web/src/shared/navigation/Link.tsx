import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { type NavigateOptions, useHref, useNavigate } from 'react-router-dom'

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state'> {
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link to another page of the app. The router's own `Link` includes prefetching code that would be part of every first
 * view and that nothing here uses.
 */
export function Link({ to, replace, state, onClick, ...attributes }: LinkProps) {
  const href = useHref(to)
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForTheBrowser(event)) return
    event.preventDefault()
    // A link to the current page replaces the history entry instead of adding one.
    const isHere = href === location.pathname + location.search + location.hash
    navigate(to, { replace: replace ?? isHere, state })
  }
  return <a {...attributes} href={href} onClick={follow} />
}

/** Whether a click is a plain one: other buttons, modifier keys or a target mean a new tab or a download. */
const isForTheBrowser = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  metaKey ||
  altKey ||
  ctrlKey ||
  shiftKey ||
  (currentTarget.target !== '' && currentTarget.target !== '_self')
