import type { control } from '@understudy/contracts'

type Listener = (event: control.WorldEvent) => void

/** An event emitter: the listeners of a world are called at once, in the order they came; without any it costs nothing. */
export class WorldEvents {
  readonly #listeners = new Set<Listener>()

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

  /** Gives the way to stop listening. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
