import type { Cookie, HttpRequest } from '@understudy/platform/binding/http.ts'
import { WORLD_COOKIE } from '@understudy/platform/binding/world-of.ts'
import { areEqual, sha256 } from '@understudy/platform/shared/digests.ts'
import { hostRandom } from '@understudy/platform/shared/host-random.ts'

/**
 * CSRF defence of state links. A visit from another site gets a page with one button; the button posts to the same URL a
 * digest of that URL and of a random value that is only in the visitor's cookie (double submit cookie).
 */
export const CONFIRM_PARAMETER = 'tap'
const COOKIE = 'tap'
const TEN_MINUTES = 600

/**
 * Whether a page of another site may have sent the visitor here. Typed URLs, bookmarks and scanned codes have
 * `Sec-Fetch-Site: none`. Browsers without the header (old ones, and any on plain HTTP beyond localhost) count as sent;
 * programs such as curl do not, as no page can control them.
 */
export function comesFromElsewhere({ headers }: HttpRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'none' || site === 'same-origin') return false
  return site !== undefined || /^Mozilla\//.test(headers['user-agent'] ?? '')
}

/**
 * Whether another site may have sent the visitor here, who would then leave the world it is in. A first visit of a
 * browser that does not tell the site, as any on plain HTTP, has nothing to leave.
 */
export const isTakenAway = (request: HttpRequest): boolean =>
  comesFromElsewhere(request) &&
  (request.headers['sec-fetch-site'] !== undefined || request.cookies[WORLD_COOKIE] !== undefined)

/** Whether a form of another site was posted. */
export function isPostedElsewhere({ headers }: HttpRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin, host } = headers
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}

/** The URL that the button posts to, and the cookie that has to come with it. */
export function confirmationOf(request: HttpRequest, url: URL): { address: string; cookie: Cookie } {
  const cookie = request.cookies[COOKIE]
  const secret = cookie && /^[\w-]{32}$/.test(cookie) ? cookie : hostRandom.bytes(24).toString('base64url')
  const tapped = new URL(url)
  tapped.searchParams.set(CONFIRM_PARAMETER, digestOf(secret, url))
  return {
    address: `${tapped.pathname.replace(/^\/+/, '/')}${tapped.search}`,
    cookie: { name: COOKIE, value: secret, httpOnly: true, sameSite: 'strict', maxAge: TEN_MINUTES },
  }
}

/** Removes the cookie of a tap, which is valid once. */
export const SPENT_TAP: Cookie = { name: COOKIE, value: undefined, sameSite: 'strict' }

/** Whether the request is a tap on the button for exactly this URL. */
export function isConfirmation(request: HttpRequest, url: URL): boolean {
  const site = request.headers['sec-fetch-site']
  const secret = request.cookies[COOKIE]
  const token = url.searchParams.get(CONFIRM_PARAMETER)
  if (request.method !== 'POST' || (site !== undefined && site !== 'same-origin') || !secret || !token) return false
  return areEqual(Buffer.from(token), Buffer.from(digestOf(secret, url)))
}

function digestOf(secret: string, url: URL): string {
  const values = new URLSearchParams(url.search)
  values.delete(CONFIRM_PARAMETER)
  return sha256(`${secret} ${url.pathname}?${values}`).toString('base64url')
}
