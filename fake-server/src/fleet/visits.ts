/** Counts calls in flight by world, so that a world departs between calls and not during one. */
export class Visits {
  readonly #count = new Map<string, number>()
  readonly #waiting = new Map<string, () => void>()

  begin(id: string): void {
    this.#count.set(id, (this.#count.get(id) ?? 0) + 1)
  }

  end(id: string): void {
    const left = (this.#count.get(id) ?? 1) - 1
    if (left > 0) {
      this.#count.set(id, left)
      return
    }
    this.#count.delete(id)
    this.#waiting.get(id)?.()
  }

  /** Waits until no call is in flight; resolves to false when some still are after so many milliseconds. */
  over(id: string, patience: number): Promise<boolean> {
    if (!this.#count.has(id)) return Promise.resolve(true)
    return new Promise((resolve) => {
      const done = (isOver: boolean) => {
        clearTimeout(timer)
        this.#waiting.delete(id)
        resolve(isOver)
      }
      const timer = setTimeout(() => done(false), patience)
      this.#waiting.set(id, () => done(true))
    })
  }
}
