import { STATUS_CODES } from 'node:http'
import { ERRORS, Failure, isErrorCode, possibleErrorsOf, type Schema } from '@understudy/contracts'
import * as z from 'zod/mini'
import { compareValue, type Findings } from './compare-value.ts'
import type { Exchange, Unread } from './exchange.ts'
import { maskedAddress, maskedName } from './mask.ts'
import type { Contract } from './match.ts'

/** Whether a reply was produced by a fault rule, which its header says; it proves nothing about the platform. */
const FAULT_HEADER = 'x-fault'

export interface Comparison {
  /** Code of a refusal. */
  code?: string | undefined
  /** What could not be compared. */
  unread: Unread[]
  /** Whether the body of the response was compared. */
  isCompared: boolean
}

/** Compares one call with its contract. */
export function compare(endpoint: Contract, exchange: Exchange, findings: Findings): Comparison {
  if (exchange.responseHeaders.has(FAULT_HEADER)) return { unread: ['made by a fault'], isCompared: false }
  const { code, unread } = compareResponse(endpoint, exchange, findings)
  const all = unread === undefined ? [] : [unread]
  // A refused request may have been invalid on purpose.
  if (code === undefined && exchange.status !== 0 && !compareRequest(endpoint, exchange, findings))
    all.push('encrypted request')
  return { code, unread: all, isCompared: unread === undefined }
}

const under = (path: string, findings: Findings): Findings => ({
  differs: (deviation) => findings.differs({ ...deviation, path: `${path} ${deviation.path}`.trim() }),
  saw: (seen, value) => findings.saw(`${path} ${seen}`, value),
})

const RESPONSE = 'response'

function compareResponse(
  endpoint: Contract,
  exchange: Exchange,
  findings: Findings,
): { code?: string; unread?: Unread } {
  const { status, body, unread = 'not kept', failure } = exchange
  if (failure !== undefined) findings.differs({ kind: 'response.missing', path: RESPONSE, found: failure })
  if (status === 0) return { unread: 'no response' }
  if (status === 304) return { unread: 'not modified' }
  const good = endpoint.status ?? 200
  const wrongStatus = (found: string) =>
    findings.differs({ kind: 'status.wrong', path: RESPONSE, found, expected: `${good}` })
  if (isRedirect(status) || status === 204) {
    wrongStatus(`${named(status)}${targetOf(exchange)}`)
    return {}
  }
  if (body === undefined) {
    if (status !== good && !refusalStatuses(endpoint).has(status)) wrongStatus(named(status))
    return { unread }
  }
  const value = parsed(body)
  if (value === NOT_JSON && !endpoint.events) {
    const page = pageIn(exchange)
    if (status === good) findings.differs({ kind: 'envelope.form', path: RESPONSE, found: page, expected: 'JSON' })
    else wrongStatus(`${named(status)} with ${page}`)
    return {}
  }
  compareType(endpoint, exchange, findings)
  const response = under(RESPONSE, findings)
  if (endpoint.events && status < 300) {
    compareEvents(endpoint.reply, body, response)
    return {}
  }
  if (isFailure(value)) return { code: compareFailure(endpoint, value, status, findings) }
  const form = formProblem(endpoint, value, status)
  if (form) {
    findings.differs({ kind: 'envelope.form', path: RESPONSE, ...form })
    return {}
  }
  if (status !== good) wrongStatus(named(status))
  compareValue(endpoint.reply, isBare(endpoint) ? value : (value as { value: unknown }).value, '', response)
  return {}
}

const isRedirect = (status: number) => status >= 300 && status < 400
const named = (status: number) => `${status} ${STATUS_CODES[status] ?? ''}`.trim()
const refusalStatuses = (endpoint: Contract) =>
  new Set<number>(possibleErrorsOf(endpoint).map((code) => ERRORS[code].status))

/** Where a redirect leads. */
function targetOf({ url, responseHeaders }: Exchange): string {
  const target = responseHeaders.get('location')
  return target !== undefined && URL.canParse(target, url) ? ` to ${maskedAddress(new URL(target, url).href)}` : ''
}

/** What a body that is no JSON is. */
function pageIn({ body = '', responseHeaders }: Exchange): string {
  if (body.trim() === '') return 'an empty body'
  if (/^\s*<(!doctype|html)/i.test(body)) return 'an HTML page'
  return `a body that is no JSON${typeIn(responseHeaders) ? ` (${typeIn(responseHeaders)})` : ''}`
}

/** The media type without its parameters. */
const typeIn = (headers: ReadonlyMap<string, string>) =>
  /^\s*([\w.+-]{1,40}\/[\w.+-]{1,60})/.exec(headers.get('content-type') ?? '')?.[1]?.toLowerCase()

function compareType(endpoint: Contract, { status, responseHeaders }: Exchange, findings: Findings): void {
  const path = 'response header content-type'
  const expected = endpoint.events && status < 300 ? 'text/event-stream' : 'application/json'
  if (responseHeaders.has('content-type')) {
    const type = typeIn(responseHeaders) ?? 'no media type'
    const fits = expected === 'application/json' ? /[/+]json$/.test(type) : type === expected
    if (!fits) findings.differs({ kind: 'header.wrong', path, found: type, expected })
  } else findings.differs({ kind: 'header.missing', path, found: 'it was not there', expected })
}

const isBare = ({ surface }: Contract) => surface === 'lgw' || surface === 'control'

const FAILURE_FORM = '{success: false, errorCode, message, value}'

/** Checks the envelope of a successful reply. */
function formProblem(
  endpoint: Contract,
  value: unknown,
  status: number,
): { found: string; expected: string } | undefined {
  if (status >= 400) return { found: `${named(status)} with another body`, expected: FAILURE_FORM }
  const isWrapped = isRecord(value) && value.success === true && 'value' in value && Object.keys(value).length === 2
  if (isBare(endpoint) === !isWrapped) return undefined
  return isWrapped
    ? { found: '{success: true, value}', expected: 'the bare value' }
    : {
        found: isRecord(value) && 'success' in value ? 'another envelope' : 'no envelope',
        expected: '{success: true, value}',
      }
}

const NOT_JSON = Symbol('not JSON')
function parsed(text: string): unknown {
  try {
    // Browsers ignore a byte order mark too.
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return NOT_JSON
  }
}

/** The code of a refusal, which is short; undefined for other replies, and for a fault of ours. */
export function refusalIn({ body, responseHeaders }: Exchange): string | undefined {
  if (body === undefined || body.length > LONGEST_REFUSAL || responseHeaders.has(FAULT_HEADER)) return undefined
  const value = parsed(body)
  return isFailure(value) ? String(value.errorCode) : undefined
}

const LONGEST_REFUSAL = 10_000
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isFailure = (value: unknown): value is Record<string, unknown> => isRecord(value) && value.success === false

function compareFailure(
  endpoint: Contract,
  value: Record<string, unknown>,
  status: number,
  findings: Findings,
): string {
  const receivedCode = String(value.errorCode)
  const code = isErrorCode(receivedCode) ? receivedCode : maskedName(receivedCode)
  if (!z.safeParse(Failure, value).success) {
    findings.differs({ kind: 'envelope.form', path: RESPONSE, found: 'another failure', expected: FAILURE_FORM })
    return code
  }
  const path = `refusal ${code}`
  if (!isErrorCode(code) || !possibleErrorsOf(endpoint).includes(code)) {
    const finding = isErrorCode(code) ? 'it is in the catalogue, but not for this call' : 'it is not in the catalogue'
    findings.differs({ kind: 'code.undeclared', path, found: finding, expected: 'a code that the contract declares' })
    return code
  }
  const error = ERRORS[code]
  // Some platforms answer refusals with status 200.
  if (status !== 200 && status !== error.status)
    findings.differs({ kind: 'status.wrong', path, found: named(status), expected: `${error.status}` })
  if (!String(value.message).endsWith(` #${error.number}`))
    findings.differs({ kind: 'code.number', path, found: 'another end of the message', expected: `#${error.number}` })
  return code
}

function compareEvents(reply: Schema, text: string, findings: Findings): void {
  for (const line of text.split('\n'))
    if (line.startsWith('data: ')) compareValue(reply, parsed(line.slice('data: '.length)), '', findings)
}

/** False for an encrypted body, which only the platform can read. */
function compareRequest(endpoint: Contract, exchange: Exchange, findings: Findings): boolean {
  const needsMerchant = endpoint.surface === 'wps' || endpoint.surface === 'lgw'
  if (needsMerchant && !exchange.requestHeaders.has('merchant'))
    findings.differs({
      kind: 'header.missing',
      path: 'request header Merchant',
      found: 'it was not sent',
      expected: 'the code of a merchant',
    })
  const { token: _token, ...query } = Object.fromEntries(new URL(exchange.url).searchParams)
  const schema = endpoint.query ?? z.strictObject({})
  if (endpoint.surface !== 'control') compareValue(schema, query, '', under('request query', findings))
  if (!endpoint.body || endpoint.multipart || !exchange.requestBody) return true
  if (endpoint.encrypted && exchange.requestHeaders.has('encryption')) return false
  const body = parsed(exchange.requestBody)
  if (body === NOT_JSON) {
    const finding = typeIn(exchange.requestHeaders) ?? 'a body of another form'
    findings.differs({ kind: 'envelope.form', path: 'request body', found: finding, expected: 'JSON' })
  } else compareValue(endpoint.body, body, '', under('request body', findings))
  return true
}
