// Port for ownership of worlds among processes; a process alone owns all of them.
/** Which worlds a process may have where others share the folder of worlds with it. A process alone needs none. */
export interface Claims {
  /** Nobody else uses the folder: what was left in it half done is nobody's work. */
  readonly isAlone: boolean
  /** Whether any process has a world of that id, or left one behind. */
  isTaken(id: string): boolean
  /** Makes a new world this process's own; false where the id is taken. */
  claim(id: string, durable: boolean): boolean
  /** Whether the world is this process's. */
  isMine(id: string): boolean
  /** Whether no other process has it now, so that its file may be read. */
  mayRead(id: string): boolean
  /** The world is no more. */
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
