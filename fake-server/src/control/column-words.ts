import { FEATURES } from '../features.ts'
import { type ColumnFormats, type ColumnNumbers, type ColumnWords, wordsIn } from '../world/column-words.ts'
import { outbox } from '../world/world.table.ts'

/** What each column of text may hold that holds one of a few words. */
export const COLUMN_WORDS: ColumnWords = Object.assign(
  wordsIn(outbox),
  ...FEATURES.map(({ columnWords }) => columnWords),
)

/** Columns that hold 1 or 0. */
const FLAGS = FEATURES.flatMap(({ columnFlags = [] }) => columnFlags)

/** And each column of numbers that holds one of a few. */
export const COLUMN_NUMBERS: ColumnNumbers = Object.assign(
  Object.fromEntries(FLAGS.map((flag) => [flag, [0, 1]])),
  ...FEATURES.map(({ columnNumbers }) => columnNumbers),
)

/** And what form the values of others have. */
export const COLUMN_FORMATS: ColumnFormats = Object.assign({}, ...FEATURES.map(({ columnFormats }) => columnFormats))
