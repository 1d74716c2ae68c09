import en from './error-texts/en.json' with { type: 'json' }
import ur from './error-texts/ur.json' with { type: 'json' }
import urLatin from './error-texts/ur-la.json' with { type: 'json' }
import { ERRORS, type ErrorCode, type ErrorTextKey } from './errors.ts'
import { type LanguageCode, type PackLanguage, packOf } from './languages.ts'

/** The text of every failure in the bundled languages; a key without a text does not compile. */
export const ERROR_TEXTS: Record<PackLanguage, Record<ErrorTextKey, string>> = { EN: en, UR: ur, 'UR-LA': urLatin }

/** The localised message of a code, ending with its number. */
export const errorMessage = (code: ErrorCode, language: LanguageCode): string =>
  `${ERROR_TEXTS[packOf(language)][ERRORS[code].text]} #${ERRORS[code].number}`
