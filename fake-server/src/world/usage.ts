// Counters of which endpoint was answered with which code, as which role and with which flag.
import { hostClock } from './host-clock.ts'

export type Role = 'guest' | 'trial' | 'member' | 'agent'

/** One way a call went: null as code is a success; the flag is the module that was off and refused it. */
export interface Reached {
  endpoint: string
  code: string | null
  role: Role
  flag: string | null
  calls: number
}

/** How often everything was exercised since the process started, over all its worlds. */
export class Usage {
  readonly #since = hostClock.now()
  #calls = 0
  readonly #endpoints = new Map<string, number>()
  readonly #codes = new Map<string, number>()
  readonly #roles = new Map<string, number>()
  readonly #flags = new Map<string, number>()
  readonly #reached = new Map<string, Reached>()

  /**
   * Counts an answered call: its code if it was refused, and the module that was off if that is why. A call that ended
   * as a fault rule says counts as used, but reached nothing by the platform's own behaviour.
   */
  count(endpoint: string, code: string | null, role: Role, flag: string | null, injected: boolean): void {
    this.#calls += 1
    add(this.#endpoints, endpoint)
    add(this.#roles, role)
    if (code !== null) add(this.#codes, code)
    if (flag !== null) add(this.#flags, flag)
    if (injected) return
    const key = `${endpoint} ${code} ${role} ${flag}`
    const reached = this.#reached.get(key)
    if (reached) reached.calls += 1
    else this.#reached.set(key, { endpoint, code, role, flag, calls: 1 })
  }

  facts() {
    return {
      since: this.#since,
      calls: this.#calls,
      endpoints: Object.fromEntries(this.#endpoints),
      codes: Object.fromEntries(this.#codes),
      roles: Object.fromEntries(this.#roles),
      flags: Object.fromEntries(this.#flags),
      reached: [...this.#reached.values()],
    }
  }
}

const add = (counts: Map<string, number>, key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1)
