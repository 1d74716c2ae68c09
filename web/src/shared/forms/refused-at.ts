import { isApiError } from '@/shared/api'
import type { TextKey } from '@/shared/i18n'
import { fieldErrorsFrom } from './rules.ts'
import { FieldsRefused } from './use-sending.ts'

/**
 * A refusal as a form shows it: what the server says of single fields stands under those, and so does each of these
 * codes, whose text may say how many tries are left (`count`); any other stands above the button.
 */
export const refusedAt =
  (places: Readonly<Record<string, readonly [field: string, key: TextKey]>> = {}) =>
  (error: unknown): unknown => {
    if (!isApiError(error)) return error
    if (error.code === 'field.invalid' && error.detail.fields)
      return new FieldsRefused(fieldErrorsFrom(error.detail.fields), error)
    const place = places[error.code]
    if (!place) return error
    const [field, key] = place
    return new FieldsRefused({ [field]: [{ key, values: { count: error.detail.remaining ?? 0 } }] }, error)
  }
