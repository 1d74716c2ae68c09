import type { FailureDetail } from '@understudy/contracts/envelope'
import { type ClientErrorCode, type ErrorCode, errorTextKey } from '@understudy/contracts/errors'
import { text } from '@/shared/i18n'

/** A call that failed: at the server, on the way, or because the reply is not what the contract says. */
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

/** The one translator from a failure to what the player reads; where it is shown is the caller's choice. */
export const errorText = (error: unknown): string =>
  text(`shared:error.${errorTextKey(error instanceof ApiError ? error.code : 'system.error')}`)
