import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { text } from '@/shared/i18n'
import type { Winnings } from '@/shared/ui/Celebration'
import { type LoadingToast, toast } from '@/shared/ui/toast'
import { errorText } from './api-error.ts'
import { type CallArguments, call } from './call.ts'
import { once } from './idempotency.ts'
import { currentViewer, invalidate, storeReply, type Viewer } from './query.ts'
import { logMistake, type Run, useExclusiveMutation } from './run.ts'

/** Text of a toast, and its duration in ms if not the default; or what is won, which is celebrated. */
type Success = string | readonly [text: string, ms: number] | Winnings

interface ActionOptions<D extends EndpointDefinition, I> {
  /** Toast after success; none when absent. */
  success?: Success | ((reply: ReplyOf<D>, input: NoInfer<I>) => Success)
  /** Endpoints whose cached replies are stale afterwards. */
  invalidates?: readonly Endpoint<EndpointDefinition>[]
  /** A query that would now return this call's reply: the reply is written to its cache instead of refetched. */
  answers?: Endpoint<EndpointDefinition>
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
  /** For actions whose dialog closes at the start: a toast reports progress and failure. */
  inToast?: boolean
  /** Converts a failure to what the caller can show, such as errors of fields. */
  refused?: (error: unknown) => unknown
  onDone?: (reply: ReplyOf<D>, input: NoInfer<I>) => void
  /** Handles a failure, besides showing it. */
  onFailed?: (error: unknown) => void
}

export interface Action<D extends EndpointDefinition, I> extends Run<[input: I], ReplyOf<D>> {
  /** As `run`, for a form, which has its own busy state and shows the failure itself: rethrows it. */
  send: (input: I) => Promise<ReplyOf<D>>
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
 * A write of the app: a busy state, the failure for its caller, a toast on success, invalidation of stale replies, and an
 * idempotency key where money moves.
 */
export function useAction<D extends EndpointDefinition, I = CallInput<D>>(
  endpoint: Endpoint<D>,
  options: ActionOptions<D, I> = {},
): Action<D, I> {
  const { success, invalidates = [], answers, keyed, inToast, refused = (error) => error, onDone, onFailed } = options
  const post = (input: I | CallInput<D>) => call(endpoint, ...([input] as unknown as CallArguments<D>))
  const { run, mutation } = useExclusiveMutation<I, ReplyOf<D>, { viewer: Viewer; loading: LoadingToast | undefined }>({
    async mutationFn(input) {
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
      if (answers) storeReply(answers, reply, viewer)
      if (invalidates.length > 0) void invalidate(...invalidates)
      report(typeof success === 'function' ? success(reply, input) : success, loading)
      onDone?.(reply, input)
    },
    onError(error, _input, sent) {
      sent?.loading?.error(errorText(error))
      onFailed?.(error)
    },
  })
  return { run, send: mutation.mutateAsync, busy: mutation.isPending, failure: mutation.error ?? undefined }
}
