import { ERRORS, type ErrorCode } from '@understudy/contracts'
import { errorMessage } from '@understudy/contracts/error-texts'
import { readGenerated } from './generated.ts'

/** A recorded call of the scenario `everyday`. */
export interface RecordedCall {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  /** The body encrypted, with its header. */
  sealed?: { value: string; Encryption: string }
  /** Response headers beyond the common ones. */
  headers?: string[]
  /** The response body, with long lists truncated. */
  reply: unknown
}

/** The examples that the build records, by endpoint. */
export const recordedCalls = (): Record<string, RecordedCall> => readGenerated('examples.json')

const DETAILS: Partial<Record<ErrorCode, object>> = {
  'login.failed': { captcha: true, remaining: 4 },
  'field.invalid': { fields: { amount: ['range'] } },
  request_param_err: { fields: { surprise: ['unknown'] } },
  TOO_MANY_REQUEST: { retryAfter: 30 },
}

/** The error reply of a code, with the English message. */
export const refusalExamples = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(
    [...new Set(codes)].sort().map((code) => [
      code,
      {
        summary: `${ERRORS[code].status} ${code}`,
        value: {
          success: false,
          errorCode: code,
          message: errorMessage(code, 'EN'),
          value: DETAILS[code] ?? {},
        },
      },
    ]),
  )

const problem = (status: number, type: string, title: string, detail: string, more: object = {}) => ({
  summary: `${status} ${title}`,
  value: { type: `urn:understudy:${type}`, title, status, detail, ...more },
})

const NO_NUMBER = 'Invalid input: expected number, received string'

/** Error replies of the control API. */
export const PROBLEM_EXAMPLES = {
  'problem-input': problem(422, 'input.invalid', 'The input is not valid', `seed: ${NO_NUMBER}`, {
    fields: [{ name: 'seed', message: NO_NUMBER }],
  }),
  'problem-world': problem(404, 'world.unknown', 'Unknown world', 'There is no world nowhere.'),
  'problem-off': problem(404, 'control.off', 'Not found', 'The control API is off.'),
  'problem-worlds': problem(503, 'limit.worlds', 'Too many worlds', '600 worlds are open; delete one.'),
}
