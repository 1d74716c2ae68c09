import type { TapeCall } from '@understudy/contracts/control/inspect'
import { callTexts as w } from './call-texts.ts'

export type RepeatableCall = Pick<
  TapeCall,
  'seq' | 'endpoint' | 'method' | 'path' | 'actor' | 'input' | 'merchant' | 'language'
>

/** What the tape shows in place of a secret. */
const MASK = '•••'

/** Why a recorded call cannot be made again from its recording; undefined if it can. */
export function whyNotRepeatable({ method, path, input }: RepeatableCall): string | undefined {
  if (!/^\/(wps|lgw)\//.test(path)) return w.notRepeatable.elsewhere
  if (`${decoded(path)} ${JSON.stringify(input)}`.includes(MASK)) return w.notRepeatable.secret
  // In place of an input that it no longer holds, the tape has a note.
  const isEvicted = method !== 'GET' && Object.keys(Object(input)).join() === 'note'
  return isEvicted ? w.notRepeatable.evicted : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
