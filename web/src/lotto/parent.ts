/** Messages to the page that frames this one. */
type Message = 'relogin' | 'close' | 'balance'

export const isFramed = () => window.parent !== window

/** Posts a message to the framing page, if it is of the same origin. */
export function tell(type: Message) {
  if (isFramed()) window.parent.postMessage({ type }, location.origin)
}
