/** Where files are kept over the end of the worker. */
export interface FileStorage {
  readAll(): Promise<[name: string, bytes: Uint8Array][]>
  /** Writes all changes or none; a file without bytes is removed. */
  write(changes: ReadonlyMap<string, Uint8Array | undefined>): Promise<void>
}

/** Files in memory, which are read and changed at once, and kept when they are saved. */
export class KeptFiles {
  readonly #storage: FileStorage
  readonly #files: Map<string, Uint8Array>
  #changes = new Map<string, Uint8Array | undefined>()
  #saving: Promise<void> = Promise.resolve()

  private constructor(storage: FileStorage, files: [string, Uint8Array][]) {
    this.#storage = storage
    this.#files = new Map(files)
  }

  static async open(storage: FileStorage): Promise<KeptFiles> {
    return new KeptFiles(storage, await storage.readAll())
  }

  get(name: string): Uint8Array | undefined {
    return this.#files.get(name)
  }

  names(folder: string): string[] {
    return [...this.#files.keys()].filter((name) => name.startsWith(folder))
  }

  set(name: string, bytes: Uint8Array): void {
    this.#files.set(name, bytes)
    this.#changes.set(name, bytes)
  }

  remove(name: string): void {
    if (this.#files.delete(name)) this.#changes.set(name, undefined)
  }

  /** Keeps all changes made so far; one save after another, so that none overtakes an earlier one. */
  save(): Promise<void> {
    const saved = this.#saving.then(async () => {
      if (this.#changes.size === 0) return
      const changes = this.#changes
      this.#changes = new Map()
      try {
        await this.#storage.write(changes)
      } catch (error) {
        // They are tried again with the next save, unless they have changed since.
        this.#changes = new Map([...changes, ...this.#changes])
        throw error
      }
    })
    this.#saving = saved.catch(() => undefined)
    return saved
  }
}
