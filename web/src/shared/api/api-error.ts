import type { FailureDetail } from '@understudy/contracts/envelope'
import type { ClientErrorCode, ErrorCode } from '@understudy/contracts/errors'
import { type TextKey, text } from '@/shared/i18n'

/** A failed call: refused by the server, lost in transit, or with a reply that violates its contract. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** A code of the catalogue; a platform newer than the contract may send others. */
  readonly code: ErrorCode | ClientErrorCode | (string & {})
  readonly detail: FailureDetail

  constructor(code: ErrorCode | ClientErrorCode | (string & {}), detail: FailureDetail = {}, message: string = code) {
    super(message)
    this.code = code
    this.detail = detail
  }
}

export const isApiError = (error: unknown, code?: ErrorCode | ClientErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code)

/** The only translation from a failure to what the player reads; the caller decides where to show it. */
export const errorText = (error: unknown): string =>
  textOf(error instanceof ApiError ? error.code : 'system.error') ??
  textOf('system.error') ??
  // Texts of failures are loaded after the first view, and loading them may be what failed.
  text('shared:state.loadFailed')

const textOf = (code: string) => {
  const key = `failure:${code}`
  const message = text(key as TextKey)
  return message === key ? undefined : message
}
