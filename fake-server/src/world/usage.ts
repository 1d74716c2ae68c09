import { machine } from './machine.ts'

export type Role = 'guest' | 'trial' | 'member' | 'agent'

/** How often everything was exercised since the process started, over all its worlds. */
export class Usage {
  readonly #since = machine.now()
  #calls = 0
  readonly #endpoints = new Map<string, number>()
  readonly #codes = new Map<string, number>()
  readonly #roles = new Map<string, number>()
  readonly #flags = new Map<string, number>()

  /** Counts an answered call: its code if it was refused, and the module that was off if that is why. */
  count(endpoint: string, code: string | null, role: Role, flag: string | null): void {
    this.#calls += 1
    add(this.#endpoints, endpoint)
    add(this.#roles, role)
    if (code !== null) add(this.#codes, code)
    if (flag !== null) add(this.#flags, flag)
  }

  facts() {
    return {
      since: this.#since,
      calls: this.#calls,
      endpoints: Object.fromEntries(this.#endpoints),
      codes: Object.fromEntries(this.#codes),
      roles: Object.fromEntries(this.#roles),
      flags: Object.fromEntries(this.#flags),
    }
  }
}

const add = (counts: Map<string, number>, key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1)
