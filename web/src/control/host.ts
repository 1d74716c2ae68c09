/**
 * The element the drawer lives in. It is a neighbour of body and not a part of it: a dialog of the app hides,
 * locks and listens to the whole body, and must stay as it is while somebody steers beside it.
 */
const ID = 'steering'

/** Tells the app that a pointer, a wheel or the focus went elsewhere; what happens in the drawer is none of these. */
const OWN_AFFAIR = ['pointerdown', 'mousedown', 'touchstart', 'touchmove', 'wheel', 'focusin', 'click'] as const

const isIn = (host: Element, target: EventTarget | null) => target instanceof Node && host.contains(target)

let lastField: HTMLInputElement | HTMLTextAreaElement | undefined

/** The field of the app somebody was in last, while it is still there. */
export const lastFocusedField = () => (lastField?.isConnected ? lastField : undefined)

/** Puts a value into a field the way typing does, so that React and every listener see it. */
export function fillField(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

export function steeringHost(): HTMLElement {
  const host = document.createElement('div')
  host.id = ID
  document.documentElement.append(host)

  const inner = document.createElement('div')
  host.append(inner)
  for (const kind of OWN_AFFAIR) host.addEventListener(kind, (event) => event.stopPropagation())

  const note = (target: EventTarget | null) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isField && !isIn(host, target)) lastField = target
  }
  // Somebody may be in a field before the drawer's code has come.
  note(document.activeElement)
  addEventListener('focusin', ({ target }) => note(target))
  // A dialog that keeps the focus would take it back as soon as it leaves for the drawer.
  addEventListener(
    'focusout',
    (event) => {
      const fromDialog = event.target instanceof Element && event.target.closest('[role="dialog"]')
      if (fromDialog && isIn(host, event.relatedTarget)) event.stopImmediatePropagation()
    },
    true,
  )
  // Escape in the drawer is the drawer's; a dialog hears keys before anybody else.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isIn(host, event.target)) return
      event.stopImmediatePropagation()
      host.dispatchEvent(new CustomEvent('dismiss'))
    },
    true,
  )
  return inner
}

/** Calls back when Escape is pressed in the drawer; returns how to stop. */
export function onDismiss(listener: () => void): () => void {
  const host = document.getElementById(ID)
  host?.addEventListener('dismiss', listener)
  return () => host?.removeEventListener('dismiss', listener)
}
