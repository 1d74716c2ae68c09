import { askVendor, refused } from './game.js'
import { Refusal } from './page.js'

/** Asks again and again for a state that changes by itself, and shows each answer. @template State */
export class Follower {
  #path
  #show
  #isAsking = false
  #heardAt = performance.now()

  /** @param {string} path @param {(state: State) => void} show */
  constructor(path, show) {
    this.#path = path
    this.#show = show
  }

  /** Milliseconds since the last answer. */
  get age() {
    return performance.now() - this.#heardAt
  }

  async renew() {
    if (this.#isAsking) return
    this.#isAsking = true
    try {
      this.#show(await askVendor(this.#path))
    } catch (error) {
      // What is shown stays while the connection comes and goes.
      if (error instanceof Refusal) refused(error)
    } finally {
      this.#isAsking = false
      this.#heardAt = performance.now()
    }
  }
}
