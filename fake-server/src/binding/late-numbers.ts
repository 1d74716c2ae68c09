// Numbers in a cached reply that depend on the time of each call: the text is cached in the pieces between them.

/** Computes a number from the current time: the time itself, or how much of it is left. */
export type NumberAt = (now: number) => number

/** Registers a number that is computed at each call, and returns the placeholder to put into the answer. */
export type PutLater = (numberAt: NumberAt) => number

/** The pieces of a text, with the numbers that are inserted between them. */
export interface LateText {
  pieces: readonly string[]
  numbers: readonly NumberAt[]
}

/** The first placeholder: larger than any time or amount, and still a safe integer in JSON. */
const FIRST = 7_313_000_000_000_000
/** Matches a placeholder that is the value of a field. Text inside a string cannot match, as its quotation marks are escaped. */
const FIELD = /(?<!\\)":(7313\d{12})(?=[,}])/

export class LateNumbers {
  readonly #numbers: NumberAt[] = []

  readonly put: PutLater = (numberAt) => FIRST + this.#numbers.push(numberAt) - 1

  get isEmpty(): boolean {
    return this.#numbers.length === 0
  }

  /** Splits a JSON text at its placeholders. Throws unless each is the value of exactly one field. */
  cut(json: string): LateText {
    const parts = json.split(FIELD)
    const numbers = parts.flatMap((mark, at) => (at % 2 === 1 ? (this.#numbers[Number(mark) - FIRST] ?? []) : []))
    if (parts.length !== 2 * this.#numbers.length + 1 || new Set(numbers).size !== this.#numbers.length)
      throw new Error('A number that is put in later is not the value of one field')
    const pieces = parts.filter((_, at) => at % 2 === 0)
    return { pieces: pieces.map((piece, at) => (at < numbers.length ? `${piece}":` : piece)), numbers }
  }
}

/** Joins the text with its numbers as of a time. */
export const textAt = ({ pieces, numbers }: LateText, now: number): string =>
  pieces.reduce((text, piece, index) => text + (numbers[index - 1]?.(now) ?? '') + piece)
