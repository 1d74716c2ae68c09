import { hostClock } from '@understudy/platform/shared/host-clock.ts'

/** How many addresses are remembered; the oldest is evicted first. */
const REMEMBERED = 10_000

/** Rate limit: counts wrong attempts by address in a window of host time. */
export class AttemptLimit {
  readonly #limit: number
  readonly #within: number
  readonly #counts = new Map<string, { count: number; since: number }>()

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
    this.#counts.delete(key)
    this.#counts.set(key, { count: (before?.count ?? 0) + 1, since: before?.since ?? hostClock.now() })
    if (this.#counts.size <= REMEMBERED) return
    const [oldest] = this.#counts.keys()
    if (oldest !== undefined) this.#counts.delete(oldest)
  }

  #living(key: string) {
    const recent = this.#counts.get(key)
    if (!recent || hostClock.now() - recent.since < this.#within) return recent
    this.#counts.delete(key)
    return undefined
  }
}

/** The counted address; IPv6 addresses are grouped by network, as one person has a whole network of them. */
function networkOf(address: string): string {
  if (!address.includes(':') || /^::ffff:[\d.]+$/i.test(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const groups = address.includes('::')
    ? [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
    : front
  return groups.slice(0, 4).join(':')
}
