import { useCallback, useEffect, useRef, useState } from 'react'
import { isApiError } from './api-error.ts'

export interface Run<A extends unknown[], R> {
  /** Runs the work; resolves to undefined when it failed, or was already running. */
  run: (...input: A) => Promise<R | undefined>
  busy: boolean
  /** Failure of the last attempt; cleared by the next. */
  failure: unknown
}

/** Logs an error that is not an ApiError: a bug, of which the player only reads that something failed. */
export function logMistake(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place where a developer can see it
  if (!isApiError(error)) console.error(error)
}

/** Runs fallible work started by the player, once at a time however often its button is pressed. */
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
