/** Packages the server's bundle leaves out: native code, and those that read files of their own folder. */
export const RUN_TIME = ['better-sqlite3', 'sharp', 'svg-captcha']
