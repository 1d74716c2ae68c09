/** Replaces what may be a secret. */
const MASK = '…'

/** Tokens are long; numbers of phones, accounts and cards have many digits. */
const mayBeSecret = (word: string) => word.length > 32 || (word.match(/\d/g)?.length ?? 0) > 4

/** A name as it is, or masked where it may be a value: the key of a map, for instance. */
export const maskedName = (name: string): string => (mayBeSecret(name) ? MASK : name)

/** A part of a path is a word of letters or a version; anything else may be a value. */
const isWord = (part: string) => part.length <= 32 && (/^v\d{1,2}$/.test(part) || !/[\d@%]/.test(part))

/** A path whose parts are masked where they may be values. */
export const maskedPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (isWord(part) ? part : MASK))
    .join('/')
    .slice(0, 200)

/** The path of a URL, and the names of its query. */
export function maskedAddress(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const names = [...new Set(searchParams.keys())].slice(0, 10).map((name) => `${maskedName(name)}=${MASK}`)
  return `${maskedPath(pathname)}${names.length > 0 ? `?${names.join('&')}` : ''}`
}
