// Publish and subscribe within one world: synchronous, in the order of subscription.
import type { control } from '@understudy/contracts'

type Listener = (event: control.WorldEvent) => void

/** An event emitter: the listeners of a world are called at once, in the order they came; without any it costs nothing. */
export class WorldEvents {
  readonly #listeners = new Set<Listener>()
  readonly #moved = new Map<Listener, () => void>()

  get hasListeners(): boolean {
    return this.#listeners.size > 0
  }

  /** How many listen. */
  get listeners(): number {
    return this.#listeners.size
  }

  emit(event: control.WorldEvent): void {
    for (const listener of this.#listeners) listener(event)
  }

  /** Gives the way to stop listening; `moved` is called when the world goes to another process. */
  listen(listener: Listener, moved?: () => void): () => void {
    this.#listeners.add(listener)
    if (moved) this.#moved.set(listener, moved)
    return () => {
      this.#listeners.delete(listener)
      this.#moved.delete(listener)
    }
  }

  /** The world goes on in another process: who listens has to ask there. */
  move(): void {
    for (const moved of this.#moved.values()) moved()
  }
}
