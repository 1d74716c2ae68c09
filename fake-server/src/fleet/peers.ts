import { OWN_ONLY } from '../control/others.ts'
import type { Registry } from './registry.ts'

export const HAND_OVER = '/__fleet/worlds/:id/hand-over'

/** Timeout of a request for a world, which may wait for calls in flight, milliseconds. */
const LETS_GO_WITHIN = 8_000
const ANSWERS_WITHIN = 2_000

/** Client for the other processes of the fleet. */
export class Peers {
  readonly #registry: Registry
  readonly #token: string

  constructor(registry: Registry, token: string) {
    this.#registry = registry
    this.#token = token
  }

  /** Asks the owner of a world to release it; false when it did not. */
  async letGo(name: string, id: string): Promise<boolean> {
    const peer = this.#registry.peers().find((one) => one.name === name)
    if (!peer) return false
    const path = HAND_OVER.replace(':id', encodeURIComponent(id))
    return (await this.#ask(peer.address + path, 'POST', LETS_GO_WITHIN)) !== undefined
  }

  /** Makes the same control call to each of the others; undefined for one that does not answer. */
  all(path: string): Promise<{ name: string; answer: unknown }[]> {
    const ask = async ({ name, address }: { name: string; address: string }) => ({
      name,
      answer: await this.#ask(address + path, 'GET', ANSWERS_WITHIN),
    })
    return Promise.all(this.#registry.living().map(ask))
  }

  async #ask(address: string, method: string, within: number): Promise<unknown> {
    try {
      const reply = await fetch(address, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, [OWN_ONLY]: 'own' },
        signal: AbortSignal.timeout(within),
      })
      return reply.ok ? await reply.json() : undefined
    } catch {
      return undefined
    }
  }
}
