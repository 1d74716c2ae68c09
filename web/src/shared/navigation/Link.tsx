import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { type NavigateOptions, useHref, useNavigate } from 'react-router-dom'

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state'> {
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link to another page of the app. The router's own one brings prefetching of its framework along, a part of every
 * first view that nothing here uses.
 */
export function Link({ to, replace, state, onClick, ...attributes }: LinkProps) {
  const href = useHref(to)
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForTheBrowser(event)) return
    event.preventDefault()
    // The page that is open already is no new entry in the history.
    const isHere = href === location.pathname + location.search + location.hash
    navigate(to, { replace: replace ?? isHere, state })
  }
  return <a {...attributes} href={href} onClick={follow} />
}

/** Another button or a key beside it asks for a new tab or a download; so does a target. */
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
