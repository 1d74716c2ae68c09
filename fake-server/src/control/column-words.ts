import { FEATURES } from '../features.ts'
import type { ColumnFormats, ColumnNumbers, ColumnWords } from '../world/column-words.ts'

/** What each column of text may hold that holds one of a few words. */
export const COLUMN_WORDS: ColumnWords = Object.assign({}, ...FEATURES.map(({ columnWords }) => columnWords))

/** And each column of numbers that holds one of a few. */
export const COLUMN_NUMBERS: ColumnNumbers = Object.assign({}, ...FEATURES.map(({ columnNumbers }) => columnNumbers))

/** And what form the values of others have. */
export const COLUMN_FORMATS: ColumnFormats = Object.assign({}, ...FEATURES.map(({ columnFormats }) => columnFormats))
