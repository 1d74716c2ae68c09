import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { useEffect, useRef } from 'react'
import { text } from '@/shared/i18n'
import { toast } from '@/shared/ui/toast'
import { errorText } from './api-error.ts'
import { type CallArguments, call } from './call.ts'
import { once } from './idempotency.ts'
import { apiQuery, queryClient, refresh } from './query.ts'
import { type Run, useRun } from './run.ts'

/** Text of a toast, and its duration in ms if not the default. */
type ToastText = string | readonly [text: string, ms: number]

interface ActionOptions<D extends EndpointDefinition> {
  /** Toast after success; none when absent. */
  success?: ToastText | ((reply: ReplyOf<D>, input: CallInput<D>) => ToastText)
  /** Endpoints whose cached replies are stale afterwards. */
  invalidates?: readonly Endpoint<EndpointDefinition>[]
  /** A query that would now return this call's reply: the reply is written to its cache instead of refetched. */
  answers?: Endpoint<EndpointDefinition>
  /** For calls that move money: sends an idempotency key, which belongs to this intent and its input. */
  keyed?: {
    intent: string
    withKey: (input: CallInput<D>, key: string) => CallInput<D>
    /** The part of the input that identifies the intent; default: all of it. It is stored in the tab, so secrets must be left out. */
    about?: (input: CallInput<D>) => unknown
    /** Whether a reply is about something that came to nothing, such as a cancelled order: a retry that gets one is sent again. */
    isVoid?: (reply: ReplyOf<D>) => boolean
  }
  /** For actions whose dialog closes at the start: a toast reports progress and failure. */
  inToast?: boolean
  /** Converts a failure to what the caller can show, such as errors of fields. */
  refused?: (error: unknown) => unknown
  onDone?: (reply: ReplyOf<D>, input: CallInput<D>) => void
}

export interface Action<D extends EndpointDefinition> extends Run<[input: CallInput<D>], ReplyOf<D>> {
  /** As `run`, for a form, which has its own busy state and shows the failure itself: rethrows it. */
  send: (input: CallInput<D>) => Promise<ReplyOf<D>>
}

/**
 * What every write of the app needs: a busy state, the failure for its caller, a toast on success, invalidation of stale
 * replies, and an idempotency key where money moves.
 */
export function useAction<D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  options: ActionOptions<D> = {},
): Action<D> {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const send = async (input: CallInput<D>): Promise<ReplyOf<D>> => {
    const { success, invalidates = [], answers, keyed, inToast, refused = (error) => error } = latest.current
    const told = inToast ? toast.loading(text('shared:state.wait')) : undefined
    const post = (given: CallInput<D>) => call(endpoint, ...([given] as unknown as CallArguments<D>))
    try {
      const reply = await (keyed
        ? once(keyed.intent, keyed.about?.(input) ?? input, (key) => post(keyed.withKey(input, key)), keyed.isVoid)
        : post(input))
      if (answers) queryClient.setQueryData(apiQuery(answers).queryKey, reply as never)
      if (invalidates.length > 0) void refresh(...invalidates)
      const said = typeof success === 'function' ? success(reply, input) : success
      const [words, ms] = typeof said === 'string' ? [said] : (said ?? [])
      if (words !== undefined) (told ?? toast).success(words, ms)
      else told?.done()
      latest.current.onDone?.(reply, input)
      return reply
    } catch (error) {
      told?.error(errorText(error))
      throw refused(error)
    }
  }
  return { ...useRun(send), send }
}
