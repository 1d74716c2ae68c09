import { inTab } from '@/shared/storage'
import { byName, fields, shaped, text } from '@/shared/storage/shape'
import { uuid } from '@/shared/uuid'
import { isApiError } from './api-error.ts'

const intents = byName(fields({ about: text, key: text }))
const stored = inTab('intents', shaped(intents))

/** Whether the outcome is unknown: after client-side failures (slow, offline, truncated reply) the call may have arrived. */
const isAnswer = ({ code }: { code: string }) => !code.startsWith('client.')

/**
 * Sends a call that moves money with an idempotency key that belongs to the player's intent, not to a component. After a
 * timeout or a truncated reply the same intent is sent with the same key, even if its screen was left or the page
 * reloaded, so that the platform can tell a retry from a second order. Another intent, or a reply of either kind, ends
 * the key. `name` is the kind of intent; a tab remembers one of each kind. Rethrows what `send` throws.
 */
export async function once<T>(name: string, about: unknown, send: (key: string) => Promise<T>): Promise<T> {
  const key = keyOf(name, JSON.stringify(about))
  try {
    const answer = await send(key)
    forget(name)
    return answer
  } catch (problem) {
    if (isApiError(problem) && isAnswer(problem)) forget(name)
    throw problem
  }
}

/** Whether an earlier attempt at the same intent had no answer, so that the next one may be answered by its outcome. */
export const isRepeat = (name: string, about: unknown): boolean => knownOf(name, JSON.stringify(about)) !== undefined

function knownOf(name: string, about: string): string | undefined {
  const known = stored.read()?.[name]
  return known?.about === about ? known.key : undefined
}

function keyOf(name: string, about: string): string {
  const known = knownOf(name, about)
  if (known !== undefined) return known
  const key = uuid()
  stored.write({ ...stored.read(), [name]: { about, key } })
  return key
}

function forget(name: string): void {
  const { [name]: _answered, ...others } = stored.read() ?? {}
  stored.write(others)
}
