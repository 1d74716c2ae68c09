import { errorTextKey } from '@understudy/contracts/errors'
import { isApiError } from '@/shared/api'
import type { TextKey } from '@/shared/i18n'
import { fieldErrorsFrom } from './rules.ts'
import { FieldsRefused } from './use-submission.ts'

/** A field, or a field with the text of its error where that is not the one of the catalogue. */
type Place = string | readonly [field: string, key: TextKey]

/**
 * Converts a refusal for display in a form: the server's field errors go to their fields, as do the given codes, whose
 * text may contain the remaining attempts (`count`); any other is shown above the button.
 */
export const refusedAt =
  (places: Readonly<Record<string, Place>> = {}) =>
  (error: unknown): unknown => {
    if (!isApiError(error)) return error
    if (error.code === 'field.invalid' && error.detail.fields)
      return new FieldsRefused(fieldErrorsFrom(error.detail.fields), error)
    const place = places[error.code]
    if (!place) return error
    const [field, key] =
      typeof place === 'string' ? [place, `shared:error.${errorTextKey(error.code)}` as const] : place
    return new FieldsRefused({ [field]: [{ key, values: { count: error.detail.remaining ?? 0 } }] }, error)
  }
