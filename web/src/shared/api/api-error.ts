import type { FailureDetail } from '@understudy/contracts/envelope'
import type { ClientErrorCode, ErrorCode } from '@understudy/contracts/errors'
import { type TextKey, text } from '@/shared/i18n'

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
  textOf(error instanceof ApiError ? error.code : 'system.error') ??
  textOf('system.error') ??
  // The texts of failures are no part of the first view, and what brings them may be what failed.
  text('shared:state.loadFailed')

const textOf = (code: string) => {
  const key = `failure:${code}`
  const said = text(key as TextKey)
  return said === key ? undefined : said
}
