import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { isApiError } from './api-error.ts'
import { queryClient } from './query.ts'

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
  const { run, mutation } = useExclusiveMutation({ mutationFn: (input: A) => work(...input), onError: logMistake })
  return {
    run: useCallback((...input: A) => run(input), [run]),
    busy: mutation.isPending,
    failure: mutation.error ?? undefined,
  }
}

/** A mutation whose `run` does nothing while another run is under way, and resolves to undefined when it failed. */
export function useExclusiveMutation<I, R, C = unknown>(options: UseMutationOptions<R, unknown, I, C>) {
  const mutation = useMutation(options, queryClient)
  const { mutateAsync } = mutation
  const running = useRef(false)
  const run = useCallback(
    async (input: I) => {
      if (running.current) return undefined
      running.current = true
      try {
        return await (mutateAsync as (input: I) => Promise<R>)(input)
      } catch {
        return undefined
      } finally {
        running.current = false
      }
    },
    [mutateAsync],
  )
  return { run, mutation }
}
