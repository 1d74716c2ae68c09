import type { control } from '@understudy/contracts'

type Listener = (event: control.WorldEvent) => void

/** Whoever watches a world is told what happens to it; nobody watching costs nothing. */
export class WorldEvents {
  readonly #listeners = new Set<Listener>()

  get isHeard(): boolean {
    return this.#listeners.size > 0
  }

  /** How many listen. */
  get listeners(): number {
    return this.#listeners.size
  }

  tell(event: control.WorldEvent): void {
    for (const listener of this.#listeners) listener(event)
  }

  /** Gives the way to stop listening. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
