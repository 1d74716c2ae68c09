import { useRef, useState } from 'react'
import { logMistake } from '@/shared/api/run'
import { TIMINGS } from '@/shared/timings'
import type { FieldErrors } from './rules.ts'

/** Thrown by `submit` when the server refuses single fields; the cause is said where the form has none of them. */
export class FieldsRefused<V> extends Error {
  readonly fields: FieldErrors<V>
  constructor(fields: FieldErrors<V>, cause?: unknown) {
    super('fields refused', { cause })
    this.fields = fields
  }
}

/** Thrown by `submit` when the person stopped it half-way: nothing is sent and nothing is said. */
export class SubmitStopped extends Error {}

/**
 * One sending of a form at a time; what its fields are not to blame for is the form's failure. `refuse` tells whether
 * the form has any of the fields.
 */
export function useSending<V>(refuse: (fields: FieldErrors<V>) => boolean) {
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const attempts = useRef(0)

  /** A press of the button; false where it is one too many. */
  const begin = (): boolean => {
    if (sending.current) return false
    attempts.current++
    setFailure(undefined)
    return true
  }

  const send = async (submit: () => Promise<unknown>) => {
    // Asked again, because the fields may have been checked between a press and its sending.
    if (sending.current) return
    sending.current = true
    setBusy(true)
    let rest = 0
    try {
      await submit()
      rest = TIMINGS.doubleTap
    } catch (error) {
      if (error instanceof SubmitStopped || (error instanceof FieldsRefused && refuse(error.fields))) return
      const reason = error instanceof FieldsRefused ? (error.cause ?? error) : error
      setFailure(reason)
      logMistake(reason)
    } finally {
      setBusy(false)
      const free = () => {
        sending.current = false
      }
      if (rest === 0) free()
      else setTimeout(free, rest)
    }
  }

  return { busy, failure, attempts, begin, send }
}
