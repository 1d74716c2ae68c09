import { ERRORS, Failure, isErrorCode, possibleErrorsOf, type Schema } from '@understudy/contracts'
import * as z from 'zod/mini'
import { compareValue, type Findings } from './compare-value.ts'
import type { Exchange } from './exchange.ts'
import type { Contract } from './match.ts'

/** Parts that could not be compared. */
export type Unread = 'encrypted' | 'no body' | 'not kept' | 'made by a fault'

/** Whether a reply was produced by a fault rule, which its header says; it proves nothing about the platform. */
const FAULT_HEADER = 'x-fault'

/** Compares one call with its contract. Returns the code of a refusal, and what could not be compared. */
export function compare(
  endpoint: Contract,
  exchange: Exchange,
  findings: Findings,
): { code?: string; unread: Unread[] } {
  if (exchange.responseHeaders.has(FAULT_HEADER)) return { unread: ['made by a fault'] }
  const unread: Unread[] = []
  const answer = compareAnswer(endpoint, exchange, findings)
  if (answer.unread) unread.push(answer.unread)
  // A refused request may have been invalid on purpose.
  if (answer.code === undefined && !compareQuestion(endpoint, exchange, findings)) unread.push('encrypted')
  return { ...(answer.code === undefined ? {} : { code: answer.code }), unread }
}

const under = (path: string, findings: Findings): Findings => ({
  differs: (deviation) => findings.differs({ ...deviation, path: `${path} ${deviation.path}`.trim() }),
  saw: (seen) => findings.saw(`${path} ${seen}`),
})

function compareAnswer(endpoint: Contract, exchange: Exchange, findings: Findings): { code?: string; unread?: Unread } {
  if (exchange.status === 304) return {}
  if (exchange.body === undefined) return { unread: 'not kept' }
  const { status, body } = exchange
  const type = exchange.responseHeaders.get('content-type')
  if (type === undefined)
    findings.differs({ kind: 'header.missing', path: 'answer header content-type', detail: 'it was not there' })
  const answer = under('answer', findings)
  if (endpoint.events && status < 300) {
    compareEvents(endpoint.reply, body, answer)
    return {}
  }
  const value = parsed(body)
  if (isFailure(value)) return { code: compareFailure(endpoint, value, status, findings) }
  const malformed = formProblem(endpoint, value, status)
  if (malformed !== undefined) {
    findings.differs({ kind: 'envelope.form', path: 'answer', detail: malformed })
    return {}
  }
  const good = endpoint.status ?? 200
  if (status !== good)
    findings.differs({ kind: 'status.wrong', path: 'answer', detail: `${status} instead of ${good}` })
  compareValue(endpoint.reply, isBare(endpoint) ? value : (value as { value: unknown }).value, '', answer)
  return {}
}

const isBare = ({ surface }: Contract) => surface === 'lgw' || surface === 'control'

/** Checks the envelope of a successful reply. */
function formProblem(endpoint: Contract, value: unknown, status: number): string | undefined {
  if (value === NOT_JSON) return 'it is no JSON'
  if (status >= 400) return `status ${status} without {success: false, errorCode, message, value}`
  const isWrapped = isRecord(value) && value.success === true && 'value' in value && Object.keys(value).length === 2
  if (isBare(endpoint)) return isWrapped ? 'the bare value is in an envelope' : undefined
  return isWrapped ? undefined : '{success: true, value} expected'
}

const NOT_JSON = Symbol('not JSON')
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return NOT_JSON
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isFailure = (value: unknown): value is Record<string, unknown> => isRecord(value) && value.success === false

function compareFailure(
  endpoint: Contract,
  value: Record<string, unknown>,
  status: number,
  findings: Findings,
): string {
  const code = String(value.errorCode)
  if (!z.safeParse(Failure, value).success) {
    const detail = '{success: false, errorCode, message, value} expected'
    findings.differs({ kind: 'envelope.form', path: 'answer', detail })
    return code
  }
  const path = `refusal ${code.slice(0, 60)}`
  if (!isErrorCode(code) || !possibleErrorsOf(endpoint).includes(code)) {
    const detail = isErrorCode(code) ? 'it is in the catalogue, but not for this call' : 'it is not in the catalogue'
    findings.differs({ kind: 'code.undeclared', path, detail })
    return code
  }
  const known = ERRORS[code]
  // Some platforms answer refusals with status 200.
  if (status !== 200 && status !== known.status)
    findings.differs({ kind: 'status.wrong', path, detail: `${status} instead of ${known.status}` })
  if (!String(value.message).endsWith(` #${known.number}`))
    findings.differs({ kind: 'code.number', path, detail: `its number is ${known.number}` })
  return code
}

function compareEvents(reply: Schema, text: string, findings: Findings): void {
  for (const line of text.split('\n'))
    if (line.startsWith('data: ')) compareValue(reply, parsed(line.slice('data: '.length)), '', findings)
}

/** False for an encrypted body, which only the platform can read. */
function compareQuestion(endpoint: Contract, exchange: Exchange, findings: Findings): boolean {
  if (endpoint.surface === 'wps' || endpoint.surface === 'lgw') {
    const name = 'Merchant'
    if (!exchange.requestHeaders.has('merchant'))
      findings.differs({ kind: 'header.missing', path: `question header ${name}`, detail: 'it was not sent' })
  }
  const { token: _token, ...query } = Object.fromEntries(new URL(exchange.url).searchParams)
  const asked = endpoint.query ?? z.strictObject({})
  if (endpoint.surface !== 'control') compareValue(asked, query, '', under('question query', findings))
  if (!endpoint.body || endpoint.multipart || exchange.requestBody === undefined) return true
  if (endpoint.encrypted && exchange.requestHeaders.has('encryption')) return false
  const body = parsed(exchange.requestBody)
  if (body !== NOT_JSON) compareValue(endpoint.body, body, '', under('question body', findings))
  return true
}
