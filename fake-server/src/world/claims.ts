// Port for ownership of worlds among processes; a process alone owns all of them.
/** Which worlds a process owns when several share one folder of worlds. */
export interface Claims {
  /** No other process uses the folder, so unfinished files in it are abandoned. */
  readonly isAlone: boolean
  /** Whether any process owns that id, or left its files behind. */
  isTaken(id: string): boolean
  /** Claims a new world for this process; false when the id is taken. */
  claim(id: string, durable: boolean): boolean
  /** Whether this process owns the world. */
  isMine(id: string): boolean
  /** Whether no other process has the world open, so that its file may be read. */
  mayRead(id: string): boolean
  /** Releases the id of a deleted world. */
  forget(id: string): void
}

export const ALONE: Claims = {
  isAlone: true,
  isTaken: () => false,
  claim: () => true,
  isMine: () => true,
  mayRead: () => true,
  forget: () => undefined,
}
