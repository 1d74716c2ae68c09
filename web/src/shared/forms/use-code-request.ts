import { useEffect, useReducer } from 'react'
import * as z from 'zod/mini'
import { errorText, isApiError } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { now } from '@/shared/clock'
import { text } from '@/shared/i18n'
import { inTab } from '@/shared/storage'
import { LOGIN_TOAST, TIMINGS } from '@/shared/timings'
import { type LoadingToast, toast } from '@/shared/ui/toast'
import { SubmitStopped } from './use-submission.ts'

/** Ends of the countdowns, epoch ms by purpose; stored, so that they continue after a reload. */
const deadlines = inTab('codeDeadlines', z.record(z.string(), z.number()))

export interface CodeRequest {
  /** Seconds until the next code may be requested; 0 when ready. */
  seconds: number
  sending: boolean
  send: () => void
  /** Starts a countdown to a time known from elsewhere, epoch ms. */
  until: (deadline: number) => void
  /** Ends the countdown, when the code was used or is void. */
  reset: () => void
}

interface CodeRequestOptions<P> {
  /**
   * Purpose and recipient of the code, `login 92 3001234567`, from the form or from `prepare`; each has a countdown of
   * its own.
   */
  keyOf: (prepared?: P) => string
  /** Runs before the request: validates the number, asks for the slide check. Throwing `SubmitStopped` cancels. */
  prepare: () => Promise<P>
  /** Requests the code and returns the end of the countdown, epoch ms. */
  ask: (prepared: P) => Promise<number>
  /** A failure only hides the loading message (cloud SMS, spec §8). */
  quiet?: boolean
  /** Handles a failure; returning true suppresses the toast. */
  onFailure?: (error: unknown) => boolean
}

const secondsOf = (key: string) => Math.max(0, Math.ceil(((deadlines.read()?.[key] ?? 0) - now()) / 1000))

/** State of the get-code button: one request at a time, and a countdown by the server's clock (spec §4). */
export function useCodeRequest<P>({ keyOf, prepare, ask, quiet, onFailure }: CodeRequestOptions<P>): CodeRequest {
  const key = keyOf()
  const [, update] = useReducer((count: number) => count + 1, 0)
  const seconds = secondsOf(key)

  const set = (deadline: number, of = key) => {
    // Drops expired ones.
    const alive = Object.entries(deadlines.read() ?? {}).filter(([, until]) => until > now())
    deadlines.write({ ...Object.fromEntries(alive), [of]: deadline })
    update()
  }

  useEffect(() => {
    if (seconds === 0) return
    const timer = setInterval(() => {
      if (secondsOf(key) !== seconds) update()
    }, TIMINGS.smsTick)
    return () => clearInterval(timer)
  }, [key, seconds])

  const { run: send, busy: sending } = useAction(async () => {
    let message: LoadingToast | undefined
    try {
      const prepared = await prepare()
      message = toast.loading(text('forms:code.sending'))
      set(await ask(prepared), keyOf(prepared))
      message.success(text('forms:code.sent'), LOGIN_TOAST.codeSent)
    } catch (error) {
      if (error instanceof SubmitStopped) return
      if (quiet || onFailure?.(error)) message?.done()
      else if (message) message.error(failureText(error))
      else toast.error(failureText(error))
    }
  })

  const reset = () => set(0)
  return { seconds, sending, send: () => void send(), until: set, reset }
}

function failureText(error: unknown): string {
  const seconds = isApiError(error, 'sms.too_often') ? error.detail.retryAfter : undefined
  return seconds === undefined ? errorText(error) : text('forms:code.again', { count: seconds })
}
