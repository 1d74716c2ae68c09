import { useRef, useState } from 'react'
import { logMistake } from '@/shared/api/run'
import { TIMINGS } from '@/shared/timings'
import type { FieldErrors } from './rules.ts'

/** Thrown by `submit` when the server refuses single fields; the cause is shown if the form has none of these fields. */
export class FieldsRefused<V> extends Error {
  readonly fields: FieldErrors<V>
  constructor(fields: FieldErrors<V>, cause?: unknown) {
    super('fields refused', { cause })
    this.fields = fields
  }
}

/** Thrown by `submit` when the player cancelled: nothing is sent or shown. */
export class SubmitStopped extends Error {}

/**
 * Submission state of a form: one at a time; a failure that belongs to no field is the form's. `refuse` shows field
 * errors and returns whether the form has any of these fields.
 */
export function useSubmission<V>(refuse: (fields: FieldErrors<V>) => boolean) {
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const count = useRef(0)

  /** Call at a press of the submit button; false when a submission is already running. */
  const begin = (): boolean => {
    if (sending.current) return false
    count.current += 1
    setFailure(undefined)
    return true
  }

  const send = async (submit: () => Promise<unknown>) => {
    // Checked again, because validation may take place between the press and the submission.
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

  /** How often it was tried, for handlers. */
  const attempts = () => count.current

  return { busy, failure, attempts, begin, send }
}
