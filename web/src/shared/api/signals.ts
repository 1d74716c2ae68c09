/** What a call learns that concerns the whole app; the transport tells, the app decides what the player sees. */
export type ApiSignal =
  /** The server no longer knows the session; `needed` when the call cannot do without one. */
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
