/**
 * The whole address of a page of the app; undefined for anything else, as an open redirect would serve phishing. Control
 * characters and backslashes are refused, because browsers read such an address differently.
 */
export function ownPage(address: string, app: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern refuses control characters
  if (/[\\\u0000-\u001f\u007f]/.test(address) || !URL.canParse(address, app)) return undefined
  const url = new URL(address, app)
  const isOwn = url.origin === app && url.username === '' && url.password === '' && /^\/m(\/|$)/.test(url.pathname)
  return isOwn ? url.href : undefined
}
