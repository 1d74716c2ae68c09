import type { Cookie, HttpRequest } from '@understudy/platform/binding/http.ts'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { type ControlAccess, controlAccessOf } from './authorize.ts'
import { Signer } from './link-signature.ts'

const COOKIE = 'reach'
const HALF_DAY = 43_200_000
/** Scope of a holder of the token; any other scope is the id of a single world. */
const ALL = '*'

/** Access to a guarded world without a ticket of its room: by loopback, by token, or by a signed link. */
export class WorldAccess {
  readonly #access: ControlAccess
  readonly #signer: Signer | undefined

  constructor(access: ControlAccess) {
    this.#access = access
    this.#signer = access.token === undefined ? undefined : new Signer(access.token)
  }

  /** Returns the path signed for so many days; without a control token there is no key and the path is unchanged. */
  signLink(path: string, days: number): { link: string; until: number | null } {
    return this.#signer?.signLink(path, days) ?? { link: path, until: null }
  }

  /** Whether the URL is signed by this server. @throws RefusedSignature when the signature is expired or wrong */
  hasSigned(url: URL): boolean {
    return this.#signer?.hasSigned(url) ?? false
  }

  /** The cookie that gives a browser access to the world (all worlds without `world`) for half a day; none without a token. */
  cookies(world = ALL): Cookie[] {
    if (!this.#signer) return []
    const text = `${world}.${Math.floor((hostClock.now() + HALF_DAY) / 1000)}`
    const value = `${text}.${this.#signer.sign(text)}`
    return [{ name: COOKIE, value, httpOnly: true, sameSite: 'lax', maxAge: HALF_DAY / 1000 }]
  }

  may(request: HttpRequest, world = ALL): boolean {
    return controlAccessOf(request, this.#access) !== undefined || this.hasCookie(request, world)
  }

  hasCookie(request: HttpRequest, world = ALL): boolean {
    const [scope = '', until = '', signature = ''] = (request.cookies[COOKIE] ?? '').split('.')
    if (scope !== ALL && scope !== world) return false
    if (!this.#signer?.isSignature(signature, `${scope}.${until}`)) return false
    return Number(until) * 1000 > hostClock.now()
  }
}
