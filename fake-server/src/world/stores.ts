// Registry of everything that holds bytes in memory, so that the sum is observable and each has its bound.
/** Something that holds bytes in the memory of the process, with the bound it keeps. */
export interface Store {
  /** Unique, as the health of the server shows it. */
  name: string
  /** Bytes held now. */
  bytes(): number
  /** Things held now: answers, calls, listeners. */
  entries(): number
  /** Bytes it never exceeds. */
  limit: number
}

export interface StoreUse {
  name: string
  bytes: number
  limit: number
  entries: number
}

/** All bounded stores of a process, so that one place tells what each of them uses. */
export class Stores {
  readonly #stores = new Map<string, Store>()

  /** Throws where the name is taken. */
  register(store: Store): void {
    if (this.#stores.has(store.name)) throw new Error(`Two stores are called ${store.name}.`)
    this.#stores.set(store.name, store)
  }

  /** What each store uses, in the order they were registered. */
  use(): StoreUse[] {
    return [...this.#stores.values()].map((store) => ({
      name: store.name,
      bytes: store.bytes(),
      limit: store.limit,
      entries: store.entries(),
    }))
  }
}
