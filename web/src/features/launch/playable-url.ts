/**
 * The address a launch gave, if it may be framed: http(s), on an origin the merchant's settings name.
 * Anything else counts as no address at all.
 */
export function playableUrl(address: string, allowed: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const origins = allowed
    .filter((base) => URL.canParse(base, location.origin))
    .map((base) => new URL(base, location.origin).origin)
  // A frame of our own origin would be free of its sandbox.
  return origins.includes(url.origin) && url.origin !== location.origin ? url.href : undefined
}
