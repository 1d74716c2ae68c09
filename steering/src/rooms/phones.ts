import type { HttpRequest } from '@understudy/platform/binding/http.ts'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { hostRandom } from '@understudy/platform/shared/host-random.ts'
import { LRUCache } from 'lru-cache'
import { type PhoneOrigins, phoneOf } from '../access/phone-hosts.ts'

/** How long an address opens its phone, milliseconds: the console frames it at once. */
const VALID = 60_000
const MOST_WAITING = 200

/** What a phone opens with. */
export interface PhoneState {
  world: string
  /** Its origin; the address is void on any other. */
  origin: string
  /** Storage keys with their values; null removes one. */
  values: Readonly<Record<string, string | null>>
  language: string | undefined
  route: string
}

/** Phones that the console has prepared and that are about to open, each once. */
export class Phones {
  readonly origins: PhoneOrigins | undefined
  readonly #waiting = new LRUCache<string, { state: PhoneState; until: number }>({ max: MOST_WAITING })

  constructor(origins: PhoneOrigins | undefined) {
    this.origins = origins
  }

  /** Returns the address that opens the phone once. */
  prepare(state: PhoneState): string {
    const ticket = hostRandom.bytes(24).toString('base64url')
    this.#waiting.set(ticket, { state, until: hostClock.now() + VALID })
    return `${state.origin}/__control/worlds/${state.world}/phones/${ticket}`
  }

  /** The phone that a request opens; its ticket is void from then on. Undefined for a wrong, late or used one. */
  take(request: HttpRequest, world: string, ticket: string): PhoneState | undefined {
    const { state, until = 0 } = this.#waiting.get(ticket) ?? {}
    if (state?.world !== world || state.origin !== phoneOf(request, this.origins)) return undefined
    this.#waiting.delete(ticket)
    return until > hostClock.now() ? state : undefined
  }
}
