import { FEATURES } from '../features.ts'
import type { ColumnWords } from '../world/column-words.ts'

/** What each column of text may hold that holds one of a few words. */
export const COLUMN_WORDS: ColumnWords = Object.assign({}, ...FEATURES.map(({ columnWords }) => columnWords))
