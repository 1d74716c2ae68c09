import type { control } from '@understudy/contracts'

type TapeEntry = control.TapeEntry

const KEPT = 500
// A country's dialing code is the one code that is no secret.
const SECRET = /password|token|captcha|(?<!dialing)code|secret|answer|authorization/i
const MASK = '•••'

/** The last calls of a world. Lives in memory: it explains a session, it is not part of the state. */
export class Tape {
  #entries: TapeEntry[] = []
  #count = 0

  get count() {
    return this.#count
  }

  record(entry: Omit<TapeEntry, 'seq'>): void {
    this.#count += 1
    this.#entries[this.#count % KEPT] = { seq: this.#count, ...entry }
  }

  /** Newest first, secrets masked. */
  list(limit: number, endpoint?: string): TapeEntry[] {
    return this.#entries
      .filter((entry) => endpoint === undefined || entry.endpoint === endpoint)
      .sort((a, b) => b.seq - a.seq)
      .slice(0, limit)
      .map((entry) => ({ ...entry, input: masked(entry.input), path: maskedPath(entry.path) }))
  }

  clear(): void {
    this.#entries = []
    this.#count = 0
  }
}

/** Masking happens when the tape is read, so recording costs a call next to nothing. */
function masked(value: unknown, key = ''): unknown {
  if (value !== undefined && value !== null && value !== '' && SECRET.test(key)) return MASK
  if (Array.isArray(value)) return value.map((item) => masked(item))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, masked(item, name)]))
  return value
}

const maskedPath = (path: string) =>
  path.replace(/([?&](?:token|captcha|password)=)[^&]*/gi, `$1${MASK}`).replace(/(\/play\/[^/.]+\.)[^/?]+/, `$1${MASK}`)
