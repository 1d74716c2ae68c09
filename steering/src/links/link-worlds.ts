import { MINUTE } from '@understudy/contracts/durations'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { TooManyWorlds, type Worlds } from '@understudy/platform/world/worlds.ts'
import { LRUCache } from 'lru-cache'

/** How many worlds one signed link may keep open: a class of visitors, and far from what a server holds. */
const PER_LINK = 20
/** How long a link's world must have been idle before the link's next one takes its place, ms. */
const IDLE = MINUTE

/** Bounds the worlds that holders of a signed link make, so that one link cannot fill the server. */
export class LinkWorlds {
  readonly #ids = new LRUCache<string, readonly string[]>({ max: 1_000 })
  readonly #worlds: Worlds

  constructor(worlds: Worlds) {
    this.#worlds = worlds
  }

  /**
   * Makes room for one more world of a link, removing the one that has been idle longest.
   * @throws TooManyWorlds when all of them are in use
   */
  makeRoom(signature: string): void {
    const openWorlds = this.#open(signature)
    if (openWorlds.length < PER_LINK) return
    const [idle] = openWorlds.filter((world) => !world.inUse).sort((a, b) => a.usedAt - b.usedAt)
    if (!idle || hostClock.now() - idle.usedAt < IDLE)
      throw new TooManyWorlds(`${PER_LINK} worlds of this link are in use; try again in a minute.`)
    this.#worlds.remove(idle)
  }

  /** Notes a world that a link has made. */
  add(signature: string, id: string): void {
    this.#ids.set(signature, [...this.#open(signature).map((world) => world.id), id])
  }

  #open(signature: string) {
    const ids = new Set(this.#ids.get(signature))
    return this.#worlds.living().filter(({ id }) => ids.has(id))
  }
}
