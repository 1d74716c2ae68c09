/** Whether the third parties are pages of this origin, as where a worker of the browser plays them. */
const isStageHere = () => document.documentElement.dataset.stage === 'own'

/**
 * Validates the URL of a launch: http(s), on an origin in the merchant's settings (allow-list). Anything else counts as
 * no URL.
 */
export function playableUrl(address: string, allowed: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const origins = allowed
    .filter((base) => URL.canParse(base, location.origin))
    .map((base) => new URL(base, location.origin).origin)
  // A frame of our own origin could escape its sandbox.
  const isApart = url.origin !== location.origin || isStageHere()
  return origins.includes(url.origin) && isApart ? url.href : undefined
}
