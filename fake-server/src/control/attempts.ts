import { isIPv6 } from 'node:net'
import { hostClock } from '../world/host-clock.ts'

/** Addresses remembered at the same time; the oldest is forgotten first. */
const REMEMBERED = 10_000

/** Counts wrong attempts by address over a stretch of machine time, and says who has had enough of them. */
export class Attempts {
  readonly #limit: number
  readonly #within: number
  readonly #seen = new Map<string, { count: number; since: number }>()

  constructor({ limit, within }: { limit: number; within: number }) {
    this.#limit = limit
    this.#within = within
  }

  isSpent(address: string): boolean {
    return (this.#living(networkOf(address))?.count ?? 0) >= this.#limit
  }

  note(address: string): void {
    const key = networkOf(address)
    const before = this.#living(key)
    this.#seen.delete(key)
    this.#seen.set(key, { count: (before?.count ?? 0) + 1, since: before?.since ?? hostClock.now() })
    if (this.#seen.size <= REMEMBERED) return
    const [oldest] = this.#seen.keys()
    if (oldest !== undefined) this.#seen.delete(oldest)
  }

  #living(key: string) {
    const seen = this.#seen.get(key)
    if (!seen || hostClock.now() - seen.since < this.#within) return seen
    this.#seen.delete(key)
    return undefined
  }
}

/** One who has an address of IPv6 has as many as there are in its network. */
function networkOf(address: string): string {
  if (!isIPv6(address) || /^::ffff:[\d.]+$/i.test(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const groups = address.includes('::')
    ? [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
    : front
  return groups.slice(0, 4).join(':')
}
