/** A serialized, checked answer and the tag a client can ask again with. */
export interface KeptAnswer {
  body: Buffer
  etag: string
}

const LIMIT = 1_000

/** Answers by key, the least recently used leaving first. */
export class KeptAnswers {
  #answers = new Map<string, KeptAnswer>()

  get(key: string): KeptAnswer | undefined {
    const answer = this.#answers.get(key)
    if (answer === undefined) return undefined
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    return answer
  }

  keep(key: string, answer: KeptAnswer): void {
    this.#answers.set(key, answer)
    if (this.#answers.size <= LIMIT) return
    const oldest = this.#answers.keys().next().value
    if (oldest !== undefined) this.#answers.delete(oldest)
  }

  forget(): void {
    this.#answers.clear()
  }
}
