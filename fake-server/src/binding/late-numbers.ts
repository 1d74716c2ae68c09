// Numbers of a kept answer that follow from the time of each call: the text is kept in the pieces between them.

/** Gives the number of a moment: the time itself, or how much is left until something. */
export type NumberAt = (now: number) => number

/** Takes a number that is put into an answer later, and gives what stands for it in the meantime. */
export type PutLater = (numberAt: NumberAt) => number

/** A text with the numbers that belong between its pieces, one fewer than those. */
export interface LateText {
  pieces: readonly string[]
  numbers: readonly NumberAt[]
}

/** What stands for the first of them: no time or amount is as large, and JSON keeps it as it is. */
const FIRST = 7_313_000_000_000_000
/** One of them as the value of a field. Within a text it is none, as a quotation mark there has a backslash before it. */
const FIELD = /(?<!\\)":(7313\d{12})(?=[,}])/

export class LateNumbers {
  readonly #numbers: NumberAt[] = []

  readonly put: PutLater = (numberAt) => FIRST + this.#numbers.push(numberAt) - 1

  get isEmpty(): boolean {
    return this.#numbers.length === 0
  }

  /** Cuts a text of JSON in which each of them is the value of one field; throws where that is not so. */
  cut(json: string): LateText {
    const parts = json.split(FIELD)
    const numbers = parts.flatMap((mark, at) => (at % 2 === 1 ? (this.#numbers[Number(mark) - FIRST] ?? []) : []))
    if (parts.length !== 2 * this.#numbers.length + 1 || new Set(numbers).size !== this.#numbers.length)
      throw new Error('A number that is put in later is not the value of one field')
    const pieces = parts.filter((_, at) => at % 2 === 0)
    return { pieces: pieces.map((piece, at) => (at < numbers.length ? `${piece}":` : piece)), numbers }
  }
}

/** The text with its numbers as of a time. */
export const textAt = ({ pieces, numbers }: LateText, now: number): string =>
  pieces.reduce((text, piece, index) => text + (numbers[index - 1]?.(now) ?? '') + piece)
