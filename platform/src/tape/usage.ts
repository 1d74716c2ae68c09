// Counters of which endpoint was answered with which code, as which role and with which flag.
import { hostClock } from '../shared/host-clock.ts'

export type Role = 'guest' | 'trial' | 'member' | 'agent'

/** One observed outcome: a null code is a success; the flag is the disabled module that refused the call. */
export interface Reached {
  endpoint: string
  code: string | null
  role: Role
  flag: string | null
  calls: number
}

/** Usage counters since the process started, over all its worlds. */
export class Usage {
  readonly #since = hostClock.now()
  #calls = 0
  readonly #endpoints = new Map<string, number>()
  readonly #codes = new Map<string, number>()
  readonly #roles = new Map<string, number>()
  readonly #flags = new Map<string, number>()
  readonly #reached = new Map<string, Reached>()

  /**
   * Counts an answered call, with its error code and the disabled module that caused it, if any. A call that a fault
   * rule ended counts as used, but not as an outcome reached by the platform's own behaviour.
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
