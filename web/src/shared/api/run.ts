import { useCallback, useEffect, useRef, useState } from 'react'
import { isApiError } from './api-error.ts'

export interface Run<A extends unknown[], R> {
  /** Does the work; undefined when it failed, or when it is under way already. */
  run: (...input: A) => Promise<R | undefined>
  busy: boolean
  /** Why the last try failed; gone with the next. */
  failure: unknown
}

/** A failure that is no answer of the platform is a mistake of ours: the player reads that it failed, the console why. */
export function logMistake(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: nobody else would ever see it
  if (!isApiError(error)) console.error(error)
}

/** Work that somebody starts and that may fail: one at a time, however often its button is pressed. */
export function useRun<A extends unknown[], R>(work: (...input: A) => Promise<R>): Run<A, R> {
  const [state, setState] = useState<{ busy: boolean; failure: unknown }>({ busy: false, failure: undefined })
  const underWay = useRef(false)
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })

  const run = useCallback(async (...input: A) => {
    if (underWay.current) return undefined
    underWay.current = true
    setState({ busy: true, failure: undefined })
    let failure: unknown
    try {
      return await latest.current(...input)
    } catch (error) {
      failure = error
      logMistake(error)
      return undefined
    } finally {
      underWay.current = false
      setState({ busy: false, failure })
    }
  }, [])
  return { run, ...state }
}
