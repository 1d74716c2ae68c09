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

export interface Answer {
  status: number
  code: ErrorCode | null
  body: string | Buffer
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

/** What a thrown value means to the caller; anything unforeseen is `system.error`. */
export const asPlatformError = (error: unknown): PlatformError =>
  error instanceof PlatformError ? error : new PlatformError('system.error')

export const languageHeader = (value: unknown): LanguageCode =>
  isLanguage(value) ? value : CLIENT_CONFIG.defaultLanguage
