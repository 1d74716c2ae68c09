// Serialization of responses and errors into the platform's envelope, with their HTTP status.
import {
  CLIENT_CONFIG,
  ERRORS,
  type ErrorCode,
  isLanguage,
  type LanguageCode,
  PlatformError,
  type Surface,
} from '@understudy/contracts'
import { errorMessage } from '@understudy/contracts/error-texts'
import { TooManyWorlds } from '../world/worlds.ts'
import type { HttpRequest } from './http.ts'

export interface Answer {
  status: number
  code: ErrorCode | null
  body: string
  /** Version of an answer that is cached. */
  etag?: string
}

export const JSON_TYPE = 'application/json; charset=utf-8'

export const success = (surface: Surface, value: unknown, status: number): Answer => ({
  status,
  code: null,
  body: JSON.stringify(surface === 'wps' || surface === 'stage' ? { success: true, value } : value),
})

export function failure(error: PlatformError, language: LanguageCode, asSuccess: boolean): Answer {
  const { code, detail } = error
  return {
    status: asSuccess ? 200 : ERRORS[code].status,
    code,
    body: JSON.stringify({ success: false, errorCode: code, message: errorMessage(code, language), value: detail }),
  }
}

/**
 * Maps a thrown value to the error code that the caller gets: `system.error` unless it is a code the endpoint declares.
 * A durable world that cannot be opened because too many are in use answers as an overloaded gateway would.
 */
export function asPlatformError(error: unknown, declared: ReadonlySet<ErrorCode>): PlatformError {
  if (error instanceof TooManyWorlds) return new PlatformError('TOO_MANY_REQUEST')
  return error instanceof PlatformError && declared.has(error.code) ? error : new PlatformError('system.error')
}

export const languageHeader = (value: unknown): LanguageCode =>
  isLanguage(value) ? value : CLIENT_CONFIG.defaultLanguage

export function headerText(request: Pick<HttpRequest, 'headers'>, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
