import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostClock } from '../world/host-clock.ts'
import { type ControlAccess, reachOf } from './gate.ts'
import { Signer } from './link-signature.ts'

const COOKIE = 'reach'
const HALF_DAY = 43_200_000
/** Scope of who holds the token; any other scope is the id of one world. */
const ALL = '*'

/** Who may reach a world that has a room over it without being in the room: by loopback, by token, by a signed link. */
export class Reach {
  readonly #access: ControlAccess
  readonly #signer: Signer | undefined

  constructor(access: ControlAccess) {
    this.#access = access
    this.#signer = access.token === undefined ? undefined : new Signer(access.token)
  }

  /** The path signed for so many days; without a token there is nothing to sign with, and the path stays as it is. */
  signLink(path: string, days: number): { link: string; until: number | null } {
    return this.#signer?.signLink(path, days) ?? { link: path, until: null }
  }

  /** Whether the address is signed by this server; throws RefusedSignature where the signature is expired or wrong. */
  hasSigned(url: URL): boolean {
    return this.#signer?.hasSigned(url) ?? false
  }

  /** Lets this browser reach the world (all worlds without `world`) for half a day; platform calls carry no token. */
  allow(reply: FastifyReply, world = ALL): void {
    if (!this.#signer) return
    const text = `${world}.${Math.floor((hostClock.now() + HALF_DAY) / 1000)}`
    const value = `${text}.${this.#signer.sign(text)}`
    void reply.setCookie(COOKIE, value, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: HALF_DAY / 1000 })
  }

  may(request: FastifyRequest, world = ALL): boolean {
    return reachOf(request, this.#access) !== undefined || this.hasCookie(request, world)
  }

  hasCookie(request: FastifyRequest, world = ALL): boolean {
    const [scope = '', until = '', signature = ''] = (request.cookies[COOKIE] ?? '').split('.')
    if (scope !== ALL && scope !== world) return false
    if (!this.#signer?.isSignature(signature, `${scope}.${until}`)) return false
    return Number(until) * 1000 > hostClock.now()
  }
}
