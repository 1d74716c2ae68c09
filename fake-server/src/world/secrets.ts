// Names of the rows that never leave a world.
/** State of a world that is shown to nobody, and that a capsule leaves behind. */
export const SECRET_STATE = {
  /** What the world signs with. */
  signing: 'secret',
  /** The private key that opens encrypted bodies. */
  loginKey: 'loginKey',
} as const

/** The same as a list of SQL texts. */
export const SECRET_STATE_LIST = Object.values(SECRET_STATE)
  .map((key) => `'${key}'`)
  .join(', ')
