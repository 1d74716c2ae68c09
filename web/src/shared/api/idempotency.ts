import * as z from 'zod/mini'
import { inTab } from '@/shared/storage'
import { uuid } from '@/shared/uuid'
import { isApiError } from './api-error.ts'

const stored = inTab('intents', z.record(z.string(), z.object({ about: z.string(), key: z.string() })))

/** Whether the outcome is unknown: after client-side failures (slow, offline, truncated reply) the call may have arrived. */
const isAnswer = ({ code }: { code: string }) => !code.startsWith('client.')

/**
 * Sends a call that moves money with an idempotency key that belongs to the player's intent, not to a component. After a
 * timeout or a truncated reply the same intent is sent with the same key, even if its screen was left or the page
 * reloaded, so that the platform can tell a retry from a second order. Another intent, or a reply of either kind, ends
 * the key. `name` is the kind of intent; a tab remembers one of each kind. Rethrows what `send` throws.
 *
 * `isVoid` tells an answer that came to nothing, such as a cancelled order. If a retry gets one, the first attempt had
 * arrived and was ended since, so the player means another one: it is sent again, under a new key.
 */
export async function once<T>(
  name: string,
  about: unknown,
  send: (key: string) => Promise<T>,
  isVoid: (answer: T) => boolean = () => false,
): Promise<T> {
  const { key, retries } = keyOf(name, JSON.stringify(about))
  try {
    const answer = await send(key)
    forget(name)
    return retries && isVoid(answer) ? await once(name, about, send) : answer
  } catch (problem) {
    if (isApiError(problem) && isAnswer(problem)) forget(name)
    throw problem
  }
}

/** The key of an intent, and whether an earlier attempt with it had no reply. */
function keyOf(name: string, about: string): { key: string; retries: boolean } {
  const intents = stored.read() ?? {}
  const intent = intents[name]
  if (intent?.about === about) return { key: intent.key, retries: true }
  const key = uuid()
  stored.write({ ...intents, [name]: { about, key } })
  return { key, retries: false }
}

function forget(name: string): void {
  const { [name]: _answered, ...others } = stored.read() ?? {}
  stored.write(others)
}
