import { inTab } from '@/shared/storage'
import { byName, fields, shaped, text } from '@/shared/storage/shape'
import { uuid } from '@/shared/uuid'
import { isApiError } from './api-error.ts'

const intents = byName(fields({ about: text, key: text }))
const stored = inTab('intents', shaped(intents))

/** What only a client notices (slow, offline, an answer that broke off) is no answer: the call may have arrived. */
const isAnswer = ({ code }: { code: string }) => !code.startsWith('client.')

/**
 * Sends something that moves money under an idempotency key which belongs to what the person meant, not to a component:
 * after a time-out or an answer that broke off the same intent is sent under the same key, also when its screen was
 * left or the page reloaded meanwhile, so the platform can tell a repetition from a second order. Another intent, or an answer of either kind,
 * ends the key. `name` is the kind of intent; one of each is remembered a tab. Rethrows what `send` throws.
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

function keyOf(name: string, about: string): string {
  const intents = stored.read() ?? {}
  const known = intents[name]
  if (known?.about === about) return known.key
  const key = uuid()
  stored.write({ ...intents, [name]: { about, key } })
  return key
}

function forget(name: string): void {
  const { [name]: _answered, ...others } = stored.read() ?? {}
  stored.write(others)
}
