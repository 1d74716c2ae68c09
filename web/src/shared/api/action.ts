import { useMutation } from '@tanstack/react-query'
import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { useCallback, useRef } from 'react'
import { text } from '@/shared/i18n'
import type { Winnings } from '@/shared/ui/Celebration'
import { type LoadingToast, toast } from '@/shared/ui/toast'
import { errorText, isApiError } from './api-error.ts'
import { type CallArguments, call } from './call.ts'
import { once } from './idempotency.ts'
import { currentViewer, invalidate, queryClient, storeReply } from './query.ts'

/** Text of a toast, and its duration in ms if not the default; or what is won, which is celebrated. */
type Success = string | readonly [text: string, ms: number] | Winnings

/** Logs an error that is not an ApiError: a bug, of which the player only reads that something failed. */
export function logMistake(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place where a developer can see it
  if (!isApiError(error)) console.error(error)
}

interface WorkOptions<I, R> {
  /** Toast after success; none when absent. */
  success?: Success | ((reply: R, input: NoInfer<I>) => Success)
  /** Endpoints whose cached replies are stale afterwards. */
  invalidates?: readonly Endpoint<EndpointDefinition>[]
  /** A query that would now return this reply: it is written to its cache instead of refetched. */
  answers?: Endpoint<EndpointDefinition>
  /** For actions whose dialog closes at the start: a toast reports progress and failure. */
  inToast?: boolean
  /** Converts a failure to what the caller can show, such as errors of fields. */
  refused?: (error: unknown) => unknown
  onDone?: (reply: R, input: NoInfer<I>) => void
  /** Handles a failure, besides showing it. */
  onFailed?: (error: unknown) => void
}

interface CallOptions<D extends EndpointDefinition, I> extends WorkOptions<I, ReplyOf<D>> {
  /** For calls that move money: sends an idempotency key, which belongs to this intent and its input. */
  keyed?: {
    intent: string
    /** Builds the call's input from that of the action and the key. */
    withKey: (input: I, key: string) => CallInput<D>
    /** The part of the input that identifies the intent; default: all of it. It is stored in the tab, so secrets must be left out. */
    about?: (input: NoInfer<I>) => unknown
    /**
     * Whether a reply is about an attempt without effect, such as a cancelled order: a retry with such a reply is sent
     * again.
     */
    isVoid?: (reply: ReplyOf<D>) => boolean
  }
}

export interface Action<I, R> {
  /** Does it, once at a time however often its button is pressed; resolves to undefined when it failed or was running. */
  run: (input: I) => Promise<R | undefined>
  /** As `run`, for a form, which has its own busy state and shows the failure itself: rethrows it. */
  send: (input: I) => Promise<R>
  busy: boolean
  /** Failure of the last attempt; cleared by the next. */
  failure: unknown
}

function report(success: Success | undefined, loading: LoadingToast | undefined) {
  if (typeof success === 'object' && 'title' in success) {
    loading?.done()
    return toast.win(success)
  }
  const [message, ms] = typeof success === 'string' ? [success] : (success ?? [])
  if (message !== undefined) (loading ?? toast).success(message, ms)
  else loading?.done()
}

/**
 * A write of the app, by its endpoint, or by the work that it takes where it is more than one call: a busy state, the
 * failure for its caller, a toast on success, invalidation of stale replies, and an idempotency key where money moves.
 */
export function useAction<D extends EndpointDefinition, I = CallInput<D>>(
  endpoint: Endpoint<D>,
  options?: CallOptions<D, I>,
): Action<I, ReplyOf<D>>
export function useAction<R, I = void>(work: (input: I) => Promise<R>, options?: WorkOptions<I, R>): Action<I, R>
export function useAction<D extends EndpointDefinition, I>(
  what: Endpoint<D> | ((input: I) => Promise<ReplyOf<D>>),
  options: CallOptions<D, I> = {},
): Action<I, ReplyOf<D>> {
  const { success, invalidates = [], answers, keyed, inToast, refused = (error) => error, onDone, onFailed } = options
  const post = (input: I | CallInput<D>) =>
    typeof what === 'function' ? what(input as I) : call(what, ...([input] as unknown as CallArguments<D>))
  const mutation = useMutation(
    {
      async mutationFn(input: I) {
        try {
          if (!keyed) return await post(input)
          const { intent, withKey, about, isVoid } = keyed
          return await once(intent, about?.(input) ?? input, (key) => post(withKey(input, key)), isVoid)
        } catch (error) {
          logMistake(error)
          throw refused(error)
        }
      },
      onMutate: () => ({
        viewer: currentViewer(),
        loading: inToast ? toast.loading(text('shared:state.wait')) : undefined,
      }),
      onSuccess(reply, input, { viewer, loading }) {
        if (answers) storeReply(answers, reply as never, viewer)
        if (invalidates.length > 0) void invalidate(...invalidates)
        report(typeof success === 'function' ? success(reply, input) : success, loading)
        onDone?.(reply, input)
      },
      onError(error: unknown, _input, sent) {
        sent?.loading?.error(errorText(error))
        onFailed?.(error)
      },
    },
    queryClient,
  )
  const { mutateAsync } = mutation
  const running = useRef(false)
  const run = useCallback(
    async (input: I) => {
      if (running.current) return undefined
      running.current = true
      try {
        return await mutateAsync(input)
      } catch {
        return undefined
      } finally {
        running.current = false
      }
    },
    [mutateAsync],
  )
  return { run, send: mutateAsync, busy: mutation.isPending, failure: mutation.error ?? undefined }
}
