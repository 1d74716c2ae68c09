import { useEffect, useRef } from 'react'

/** Focuses the first invalid field of a form when requested. */
export function useFirstWrong() {
  const element = useRef<HTMLFormElement>(null)
  const wanted = useRef(false)
  // After the messages have rendered, so that a screen reader reads the field with its message.
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  return { element, wanted }
}
