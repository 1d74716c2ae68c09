import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { errorText, isApiError } from '@/shared/api'
import { now } from '@/shared/clock'
import { text } from '@/shared/i18n'
import { inTab } from '@/shared/storage'
import { LOGIN_TOAST, TIMINGS } from '@/shared/timings'
import { type LoadingToast, toast } from '@/shared/ui/toast'
import { SubmitStopped } from './use-sending.ts'

/** Until when each code under way is good, epoch ms by what it was asked for: a reload goes on counting. */
const deadlines = inTab('codeDeadlines', z.record(z.string(), z.number()))

export interface CodeRequest {
  /** Until the next code may be asked for; 0 when ready. */
  seconds: number
  sending: boolean
  send: () => void
  /** Counts to a time the server has told otherwise, epoch ms. */
  until: (deadline: number) => void
  /** Ready at once: the code was used, or is void. */
  reset: () => void
}

interface CodeRequestOptions<P> {
  /** What the code is for and whom it goes to, `login +923001234567`: another number has its own countdown. */
  key: string
  /** What comes before anything is sent: the number is checked, the slide check passed. `SubmitStopped` ends it there. */
  prepare: () => Promise<P>
  /** Asks for the code and says until when to count, epoch ms. */
  ask: (prepared: P) => Promise<number>
  /** A failure only takes the loading message away (cloud SMS, spec §8). */
  quiet?: boolean
  /** Told of a failure instead of a toast where it returns true. */
  onFailure?: (error: unknown) => boolean
}

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - now()) / 1000))

/** The get-code button of a message code: one request at a time, a countdown by the server's clock (spec §4). */
export function useCodeRequest<P>({ key, prepare, ask, quiet, onFailure }: CodeRequestOptions<P>): CodeRequest {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadlines.read()?.[key] ?? 0))
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)

  const count = useCallback(() => setSeconds(secondsUntil(deadlines.read()?.[key] ?? 0)), [key])
  const set = useCallback(
    (deadline: number) => {
      // Those that ran out need not be kept any more.
      const alive = Object.entries(deadlines.read() ?? {}).filter(([, until]) => until > now())
      deadlines.write({ ...Object.fromEntries(alive), [key]: deadline })
      count()
    },
    [key, count],
  )

  useEffect(() => {
    count()
    const timer = setInterval(count, TIMINGS.smsTick)
    return () => clearInterval(timer)
  }, [count])

  const send = async () => {
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    let message: LoadingToast | undefined
    try {
      const prepared = await prepare()
      message = toast.loading(text('forms:code.sending'))
      set(await ask(prepared))
      message.success(text('forms:code.sent'), LOGIN_TOAST.codeSent)
    } catch (error) {
      if (error instanceof SubmitStopped) return
      if (quiet || onFailure?.(error)) message?.done()
      else if (message) message.error(failureText(error))
      else toast.error(failureText(error))
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  const reset = useCallback(() => set(0), [set])
  return { seconds, sending, send: () => void send(), until: set, reset }
}

function failureText(error: unknown): string {
  const seconds = isApiError(error, 'sms.too_often') ? error.detail.retryAfter : undefined
  return seconds === undefined ? errorText(error) : text('forms:code.again', { count: seconds })
}
