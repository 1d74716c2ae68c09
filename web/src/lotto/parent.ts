/** What the page in whose frame this one stands may be told. */
type Message = 'relogin' | 'close' | 'balance'

export const isFramed = () => window.parent !== window

/** Tells the page around, if it is one of the same origin. */
export function tell(type: Message) {
  if (isFramed()) window.parent.postMessage({ type }, location.origin)
}
