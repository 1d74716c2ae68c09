import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERRORS, type ErrorCode } from '@understudy/contracts'
import { errorMessage } from '@understudy/contracts/error-texts'
import { FILES_ROOT } from '../../world/folders.ts'

/** A call of the scenario `everyday` as it went over the wire. */
export interface RecordedCall {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  /** The same body as it travels encrypted, with the header that goes with it. */
  sealed?: { value: string; Encryption: string }
  /** Headers of the answer, beside those of every answer. */
  headers?: string[]
  /** The body of the answer, long lists cut after their first items. */
  reply: unknown
}

/** What `npm run openapi-examples` recorded, by the name of the endpoint. */
export const recordedCalls = (): Record<string, RecordedCall> =>
  JSON.parse(readFileSync(join(FILES_ROOT, 'host/openapi/examples.json'), 'utf8'))

const DETAILS: Partial<Record<ErrorCode, object>> = {
  'login.failed': { captcha: true, remaining: 4 },
  'field.invalid': { fields: { amount: ['range'] } },
  request_param_err: { fields: { surprise: ['unknown'] } },
  TOO_MANY_REQUEST: { retryAfter: 30 },
}

/** The answer a call is refused with, by its code, as an English reader gets it. */
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

/** Refusals of the calls that steer. */
export const PROBLEM_EXAMPLES = {
  'problem-input': problem(422, 'input.invalid', 'The input is not valid', 'seed: type', {
    fields: [{ name: 'seed', message: 'type' }],
  }),
  'problem-world': problem(404, 'world.unknown', 'Unknown world', 'There is no world nowhere.'),
  'problem-off': problem(404, 'control.off', 'Not found', 'The control API is off.'),
  'problem-worlds': problem(503, 'limit.worlds', 'Too many worlds', '600 worlds are open; delete one.'),
}
