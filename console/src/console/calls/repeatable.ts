import { callTexts as w } from './call-texts.ts'
import type { ShownCall } from './har.ts'

export interface RepeatableCall extends Pick<ShownCall, 'seq' | 'endpoint' | 'method' | 'path' | 'actor'> {
  input: unknown
  merchant: string | null
  language: string | null
}

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
