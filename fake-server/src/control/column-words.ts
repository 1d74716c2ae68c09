import { FEATURES } from '../features.ts'
import { type ColumnFormats, type ColumnNumbers, type ColumnWords, wordsIn } from '../world/column-words.ts'
import { outbox } from '../world/world.table.ts'

/** Allowed values of all enumerated text columns. */
export const COLUMN_WORDS: ColumnWords = Object.assign(
  wordsIn(outbox),
  ...FEATURES.map(({ columnWords }) => columnWords),
)

/** All boolean columns. */
const FLAGS = FEATURES.flatMap(({ columnFlags = [] }) => columnFlags)

/** Allowed values of all number columns that are codes. */
export const COLUMN_NUMBERS: ColumnNumbers = Object.assign(
  Object.fromEntries(FLAGS.map((flag) => [flag, [0, 1]])),
  ...FEATURES.map(({ columnNumbers }) => columnNumbers),
)

/** Formats of other columns. */
export const COLUMN_FORMATS: ColumnFormats = Object.assign({}, ...FEATURES.map(({ columnFormats }) => columnFormats))
