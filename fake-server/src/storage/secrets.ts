// Names of the rows that never leave a world.
/** Keys of state that is never shown, and that a capsule does not include. */
export const SECRET_STATE = {
  /** What the world signs with. */
  signing: 'secret',
} as const

/** The keys as a list of SQL string literals. */
export const SECRET_STATE_LIST = Object.values(SECRET_STATE)
  .map((key) => `'${key}'`)
  .join(', ')
