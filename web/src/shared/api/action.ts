import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { useEffect, useRef } from 'react'
import { text } from '@/shared/i18n'
import { toast } from '@/shared/ui/toast'
import { errorText } from './api-error.ts'
import { type CallArguments, call } from './call.ts'
import { once } from './idempotency.ts'
import { apiQuery, queryClient, refresh } from './query.ts'
import { type Run, useRun } from './run.ts'

/** What a toast says, and for how long in ms where that is not as usual. */
type ToastText = string | readonly [text: string, ms: number]

interface ActionOptions<D extends EndpointDefinition> {
  /** Toasted when it has worked; nothing is, where it is left out. */
  success?: ToastText | ((reply: ReplyOf<D>, input: CallInput<D>) => ToastText)
  /** Calls whose replies are old afterwards. */
  invalidates?: readonly Endpoint<EndpointDefinition>[]
  /** A call that would answer the same now: its reply is put in place, not asked for. */
  answers?: Endpoint<EndpointDefinition>
  /** Sends under an idempotency key, which belongs to the intent of this name and to the input: what moves money. */
  keyed?: {
    intent: string
    withKey: (input: CallInput<D>, key: string) => CallInput<D>
    /** What of the input is meant; all of it, unless told: it is kept in the tab, so secrets are left out. */
    about?: (input: CallInput<D>) => unknown
  }
  /** Its place closes when it begins, so a toast says that it is under way and why it failed. */
  inToast?: boolean
  /** Makes of a failure what its place can show: errors of single fields. */
  refused?: (error: unknown) => unknown
  onDone?: (reply: ReplyOf<D>, input: CallInput<D>) => void
}

export interface Action<D extends EndpointDefinition> extends Run<[input: CallInput<D>], ReplyOf<D>> {
  /** The same for a form, which has its own busy state and shows the failure itself: throws it. */
  send: (input: CallInput<D>) => Promise<ReplyOf<D>>
}

/**
 * What every write of the app needs: busy while it is under way, the failure for its place, a toast when it has worked,
 * the replies it makes old, and where money moves a key that makes a repetition known as one.
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
        ? once(keyed.intent, keyed.about?.(input) ?? input, (key) => post(keyed.withKey(input, key)))
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
