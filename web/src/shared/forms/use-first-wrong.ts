import { useEffect, useRef } from 'react'

/** Brings the focus to the first wrong field of a form once it is asked to. */
export function useFirstWrong() {
  const element = useRef<HTMLFormElement>(null)
  const wanted = useRef(false)
  // After the messages are there, so that a screen reader reads the field together with its message.
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  return { element, wanted }
}
