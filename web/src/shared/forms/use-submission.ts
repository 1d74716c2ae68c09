import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { logMistake } from '@/shared/api/action'
import { queryClient } from '@/shared/api/query'
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
  const sending = useRef(false)
  const count = useRef(0)
  const mutation = useMutation<boolean, unknown, () => Promise<unknown>>(
    {
      async mutationFn(submit) {
        try {
          await submit()
          return true
        } catch (error) {
          if (error instanceof SubmitStopped || (error instanceof FieldsRefused && refuse(error.fields))) return false
          throw error instanceof FieldsRefused ? (error.cause ?? error) : error
        }
      },
      onError: logMistake,
    },
    queryClient,
  )

  /** Call at a press of the submit button; false when a submission is already running. */
  const begin = (): boolean => {
    if (sending.current) return false
    count.current += 1
    mutation.reset()
    return true
  }

  const send = async (submit: () => Promise<unknown>) => {
    // Checked again, because validation may take place between the press and the submission.
    if (sending.current) return
    sending.current = true
    const free = () => {
      sending.current = false
    }
    const isSent = await mutation.mutateAsync(submit).catch(() => false)
    if (isSent) setTimeout(free, TIMINGS.doubleTap)
    else free()
  }

  /** How often it was tried, for handlers. */
  const attempts = () => count.current

  return { busy: mutation.isPending, failure: mutation.error ?? undefined, attempts, begin, send }
}
