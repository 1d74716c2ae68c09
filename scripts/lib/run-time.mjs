/** What the bundle of the server does not hold: native code, and packages that read files from where they are installed. */
export const RUN_TIME = ['better-sqlite3', 'sharp']
