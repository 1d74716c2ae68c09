/** What a generated test states and checks about a capsule. */
export interface KnownState {
  /** Name of the capsule's file, beside the test. */
  file: string
  scenario: string
  /** World's time the capsule was taken at, epoch ms. */
  takenAt: number
  frozen: boolean
  merchant: string
  route: string
  /** Language of the page, as in `lang`: `ur`, `ur-Latn`, `en`. */
  tag: string
  theme: string
  /** Whose session it opens with; null for a guest. */
  as: string | null
  note: string
}

const SEPARATORS = /[\u2028\u2029]/g

/** Quotes a text as a source literal, so that text from a capsule cannot break out of its quotes. */
export const quoted = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'").replace(SEPARATORS, escaped)}'`

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16)}`

/** The title of a generated test. */
export const titleOf = ({ scenario, as, note }: KnownState) =>
  quoted(note.trim() || `${scenario} as ${as ?? 'a guest'}, as the capsule kept it`)
