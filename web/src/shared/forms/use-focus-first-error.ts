import { useCallback, useLayoutEffect, useRef } from 'react'

/** Focuses the first invalid field of a form when requested. */
export function useFocusFirstError() {
  const form = useRef<HTMLFormElement>(null)
  const requested = useRef(false)
  // Together with the messages: a screen reader reads the field with its message, and nobody meets one without the other.
  useLayoutEffect(() => {
    if (!requested.current) return
    requested.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  const focus = useCallback(() => {
    requested.current = true
  }, [])
  return { form, focus }
}
