import * as z from 'zod/mini'
import { ERRORS, type ErrorCode } from './errors.ts'

/** Details of a failure; all optional (domain conventions of the error catalogue). */
export const FailureDetail = z.looseObject({
  /** Whether the next attempt requires a captcha. */
  captcha: z.optional(z.boolean()),
  /** Remaining attempts before a lock. */
  remaining: z.optional(z.int()),
  /** End of the lock, epoch milliseconds. */
  lockedUntil: z.optional(z.int()),
  /** Broken rules by field: `required`, `whitespace`, `type`, `range`, `pattern`, `enum`, `unknown`. */
  fields: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Waiting time before the next attempt, seconds. */
  retryAfter: z.optional(z.int()),
  /** Start of the maintenance, epoch milliseconds. */
  startTime: z.optional(z.int()),
  /** End of the maintenance, epoch milliseconds. */
  endTime: z.optional(z.int()),
  /** Channel of the verification code for a new device. */
  channel: z.optional(z.enum(['sms', 'email'])),
  /** Masked recipient of the verification code. */
  to: z.optional(z.string()),
  /** Expiry of the verification code, epoch milliseconds. */
  expirationTime: z.optional(z.int()),
})
export type FailureDetail = z.infer<typeof FailureDetail>

/** Envelope of a failure, sent with the HTTP status of the code, or with 200 if the world is set so. */
export const Failure = z.object({
  success: z.literal(false),
  errorCode: z.string(),
  /** Message in the language of the header Language, ending with ` #` and the number of the code. */
  message: z.string(),
  value: FailureDetail,
})
export type Failure = z.infer<typeof Failure>

/** The envelope of a success on `/wps`; `/lgw` answers with the bare value. */
export const successOf = <S extends z.core.$ZodType>(value: S) => z.object({ success: z.literal(true), value })

/** The failure that handlers and clients throw. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
  readonly code: ErrorCode
  readonly detail: FailureDetail
  /** `cause`: the reason that a library or a check gave, which the tape shows and the caller does not get. */
  constructor(code: ErrorCode, detail: FailureDetail = {}, cause?: unknown) {
    super(`${code} #${ERRORS[code].number}`, { cause })
    this.code = code
    this.detail = detail
  }
}

/** `throw platformError('game.not.found')` */
export const platformError = (code: ErrorCode, detail?: FailureDetail, cause?: unknown) =>
  new PlatformError(code, detail, cause)

export const isPlatformError = (error: unknown, code: ErrorCode): error is PlatformError =>
  error instanceof PlatformError && error.code === code
