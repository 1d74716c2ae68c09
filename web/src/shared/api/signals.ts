/** Events learned from a call that concern the whole app, which decides what to show. */
export type ApiSignal =
  /** The session is no longer valid; `needed` when the call requires one. */
  | { kind: 'session-ended'; needed: boolean }
  | { kind: 'world-gone' }
  /** Maintenance or region restriction began while the app was open. */
  | { kind: 'outage' }

const listeners = new Set<(signal: ApiSignal) => void>()

export const signal = (event: ApiSignal) => {
  for (const listener of listeners) listener(event)
}

export function onApiSignal(listener: (signal: ApiSignal) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
