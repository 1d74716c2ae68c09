// Publish and subscribe within one world: synchronous, in the order of subscription.
import type { control } from '@understudy/contracts'
import { hostClock } from '../shared/host-clock.ts'

type Listener = (event: control.WorldEvent) => void

/** An event emitter: listeners are called synchronously, in the order they subscribed. */
export class WorldEvents {
  readonly #listeners = new Set<Listener>()
  readonly #moved = new Map<Listener, () => void>()
  /** Starts at a moment that no earlier process has counted to. */
  #revision = hostClock.now()

  /** Goes up with every change of the world, heard or not; a page that knows another one is out of date. */
  get revision(): number {
    return this.#revision
  }

  get hasListeners(): boolean {
    return this.#listeners.size > 0
  }

  /** Number of listeners. */
  get listeners(): number {
    return this.#listeners.size
  }

  emit(event: control.WorldEvent): void {
    if (event.type === 'steered' || event.type === 'wrote') this.#revision += 1
    for (const listener of this.#listeners) listener(event)
  }

  /** Subscribes and returns the function that unsubscribes; `moved` is called when the world goes to another process. */
  listen(listener: Listener, moved?: () => void): () => void {
    this.#listeners.add(listener)
    if (moved) this.#moved.set(listener, moved)
    return () => {
      this.#listeners.delete(listener)
      this.#moved.delete(listener)
    }
  }

  /** Tells listeners that the world now lives in another process, where they must subscribe instead. */
  move(): void {
    for (const moved of this.#moved.values()) moved()
  }
}
