/**
 * The element that contains the drawer. It is a sibling of body, because a dialog of the app hides and
 * locks the whole body and listens to it, and must not react to the drawer.
 */
const ID = 'steering'

/** Events from which the app infers a press or focus outside of a dialog; those of the drawer are kept from it. */
const OWN_AFFAIR = ['pointerdown', 'mousedown', 'touchstart', 'touchmove', 'wheel', 'focusin', 'click'] as const

const isIn = (host: Element, target: EventTarget | null) => target instanceof Node && host.contains(target)

let lastField: HTMLInputElement | HTMLTextAreaElement | undefined

/** The last focused field of the app, while it is in the document. */
export const lastFocusedField = () => (lastField?.isConnected ? lastField : undefined)

/** Sets a field's value as typing does, so that React and every listener notice. */
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
  // A field may have the focus before the drawer has loaded.
  note(document.activeElement)
  addEventListener('focusin', ({ target }) => note(target))
  // A dialog's focus trap would otherwise take the focus back from the drawer.
  addEventListener(
    'focusout',
    (event) => {
      const fromDialog = event.target instanceof Element && event.target.closest('[role="dialog"]')
      if (fromDialog && isIn(host, event.relatedTarget)) event.stopImmediatePropagation()
    },
    true,
  )
  // Escape in the drawer must not reach the app's dialogs, which listen in the capture phase.
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

/** Listens to Escape in the drawer; returns the function that stops it. */
export function onDismiss(listener: () => void): () => void {
  const host = document.getElementById(ID)
  host?.addEventListener('dismiss', listener)
  return () => host?.removeEventListener('dismiss', listener)
}
