import { REGISTRY } from '@understudy/contracts/registry'
import { describe, expect, test } from 'vitest'
import { Conformance, type ConformReport } from './conform.ts'
import type { Exchange } from './exchange.ts'
import { stateOf } from './report.ts'

const CONTRACTS = REGISTRY.filter(({ surface }) => surface !== 'control')
const VALUE = { isSingle: 1, sumBalance: 1, currency: 'PKR', currencySymbol: 'Rs', wallets: [] }

/** The wallets as the contract has them, changed by `more`. */
const call = (more: Partial<Exchange> = {}): Exchange => ({
  method: 'GET',
  url: 'https://play.example/wps/wallets/gcs',
  requestHeaders: new Map([['merchant', 'aurora1']]),
  requestBody: undefined,
  status: 200,
  responseHeaders: new Map([['content-type', 'application/json']]),
  body: JSON.stringify({ success: true, value: VALUE }),
  place: 'entry 1 of session.har',
  ...more,
})

function reportOf(...calls: Exchange[]): ConformReport {
  const conformance = new Conformance(CONTRACTS)
  for (const one of calls) conformance.take(one)
  return conformance.report()
}

const differences = ({ endpoints, unknown }: ConformReport) =>
  [...endpoints.flatMap(({ deviations }) => deviations), ...unknown].map(
    ({ kind, path, found, expected }) =>
      `${kind} ${path}: ${found.join(', ')}${expected ? `; expected ${expected}` : ''}`,
  )
const stateIn = ({ endpoints }: ConformReport, name: string) =>
  endpoints.filter((endpoint) => endpoint.name === name).map(stateOf)

test('a connection that was switched to a WebSocket is no call', () => {
  const report = reportOf(call({ url: 'https://play.example/wps/socket', status: 101, body: undefined }), call())
  expect({ differences: differences(report), calls: report.calls }).toEqual({ differences: [], calls: 1 })
})

describe('A response that was not recorded', () => {
  test.each(['not kept', 'cut short', 'no response'] as const)(
    'a response that was not recorded does not conform: %s',
    (unread) => {
      const report = reportOf(call({ body: undefined, unread, status: unread === 'no response' ? 0 : 200 }))
      expect(differences(report)).toEqual([])
      expect({ state: stateIn(report, 'wallet.gcs'), compared: report.compared }).toEqual({
        state: ['not compared'],
        compared: 0,
      })
    },
  )

  test('a response from the browser’s cache does not count as conforming', () => {
    const report = reportOf(call({ body: undefined, status: 304 }))
    expect({ state: stateIn(report, 'wallet.gcs'), differences: differences(report) }).toEqual({
      state: ['not compared'],
      differences: [],
    })
  })

  test('a response without a body is judged by its status', () => {
    const report = reportOf(call({ body: undefined, unread: 'not kept', status: 502 }))
    expect(differences(report)).toEqual(['status.wrong response: 502 Bad Gateway; expected 200'])
  })
})

describe('A response with another status or page is told by its name', () => {
  const html = { body: '<!doctype html><title>Oops</title>', responseHeaders: new Map([['content-type', 'text/html']]) }
  const location = new Map([['location', '/login?next=secret123456']])
  test.each([
    ['a redirect', { status: 302, body: '', responseHeaders: location }, '302 Found to /login?next=…; expected 200'],
    ['no content', { status: 204, body: '', responseHeaders: new Map() }, '204 No Content; expected 200'],
    ['a gateway', { status: 502, ...html }, '502 Bad Gateway with an HTML page; expected 200'],
    ['a page not found', { status: 404, ...html }, '404 Not Found with an HTML page; expected 200'],
  ])('%s', (_name, more, line) => {
    expect(differences(reportOf(call(more)))).toEqual([`status.wrong response: ${line}`])
  })

  test.each([
    ['an HTML page', html, 'an HTML page'],
    ['an empty body', { body: ' ' }, 'an empty body'],
    [
      'text',
      { body: 'OK', responseHeaders: new Map([['content-type', 'text/plain; charset=utf-8']]) },
      'a body that is no JSON (text/plain)',
    ],
  ])('a response of %s with status 200 is named as no JSON', (_name, more, found) => {
    expect(differences(reportOf(call(more)))).toEqual([`envelope.form response: ${found}; expected JSON`])
  })

  test('JSON that is sent as text is reported', () => {
    const report = reportOf(call({ responseHeaders: new Map([['content-type', 'text/plain']]) }))
    expect(differences(report)).toEqual([
      'header.wrong response header content-type: text/plain; expected application/json',
    ])
  })

  test('conform reports a platform that does not answer', () => {
    const report = reportOf(call({ status: 0, body: undefined, failure: 'ECONNRESET' }))
    expect(differences(report)).toEqual(['response.missing response: ECONNRESET'])
  })
})

describe('What a page loads beside the calls of the platform', () => {
  test.each([
    ['a preflight', 'OPTIONS', 'https://play.example/wps/wallets/gcs'],
    ['a question for headers', 'HEAD', 'https://play.example/wps/wallets/gcs'],
    ['a script of a game', 'GET', 'https://play.example/play/assets/app.js'],
    ['a page of a game', 'GET', 'https://play.example/play/w1.launch'],
    ['a picture of another host', 'GET', 'https://other.example/pay/logo.png'],
    ['a picture below the paths of the platform', 'GET', 'https://cdn.example/assets/wps/logo.png'],
    ['an extension of the browser', 'GET', 'chrome-extension://abcdef/wps/system/status'],
    ['an address that is none', 'GET', 'nowhere'],
  ])('a page resource is not counted as a call: %s', (_name, method, url) => {
    const { calls, others, deviations } = reportOf(call({ method, url }))
    expect({ calls, others, deviations }).toEqual({ calls: 0, others: 1, deviations: 0 })
  })

  test('a trailing slash names the same call', () => {
    expect(reportOf(call({ url: 'https://play.example/wps/wallets/gcs/' })).unknown).toEqual([])
  })
})

describe('A difference', () => {
  test('a difference names expected and actual value, count and first call', () => {
    const body = JSON.stringify({ success: true, value: { ...VALUE, sumBalance: '1' } })
    const url = 'https://play.example/wps/wallets/gcs?token=eyJhbGciOi'
    const first = call({ body, url, place: 'entry 15 of a.har', at: '2026-03-10T07:00:00.000Z' })
    const report = reportOf(first, call({ body, place: 'entry 2 of b.har' }))
    expect(report.endpoints.flatMap(({ deviations }) => deviations)).toEqual([
      {
        kind: 'field.retyped',
        path: 'response sumBalance',
        found: ['a string'],
        expected: 'a number',
        count: 2,
        first: {
          place: 'entry 15 of a.har',
          call: 'GET /wps/wallets/gcs?token=…',
          at: '2026-03-10T07:00:00.000Z',
        },
      },
    ])
  })

  test('a difference in a call without a contract hides parts of its path', () => {
    const url = 'https://play.example/wps/session/renew/eyJhbGciOiJIUzI1NiJ9.s1gn4tur3/phone/+923001234567'
    expect(differences(reportOf(call({ url })))).toEqual([
      'endpoint.unknown GET /wps/session/renew/…/phone/…: status 200',
    ])
  })

  test('a difference in a field hides a name that may be a value', () => {
    const body = JSON.stringify({ success: true, value: { ...VALUE, '923001234567': 1 } })
    expect(differences(reportOf(call({ body })))).toEqual(['field.new response …: a number'])
  })

  test('a difference in a header of all endpoints is reported once', () => {
    const requestHeaders = new Map<string, string>()
    const balance = { sumBalance: 1, currency: 'PKR', currencySymbol: 'Rs', balance: [] }
    const other = call({
      url: 'https://play.example/wps/v2/wallets/balance',
      body: JSON.stringify({ success: true, value: balance }),
      requestHeaders,
    })
    const report = reportOf(call({ requestHeaders }), other, other)
    expect(report.everywhere.map(({ path, count }) => [path, count])).toEqual([['request header Merchant', 3]])
    expect({ differences: differences(report), deviations: report.deviations }).toEqual({
      differences: [],
      deviations: 1,
    })
  })

  test('a difference in a value is reported with the values found and expected', () => {
    const withStatus = (status: string) => {
      const wallets = [{ vassalage: 'CBS3', vendorName: 'Cobalt', availBalance: 1, status }]
      return call({ body: JSON.stringify({ success: true, value: { ...VALUE, wallets } }) })
    }
    expect(differences(reportOf(withStatus('shut'), withStatus('gone'), withStatus('shut')))).toEqual([
      'value.outside response wallets[].status: shut, gone; expected one of open, maintenance',
    ])
  })

  test('a difference in a request sent as a form is reported', () => {
    const fields = new Map([
      ['merchant', 'aurora1'],
      ['content-type', 'application/x-www-form-urlencoded'],
    ])
    const url = 'https://play.example/wps/relay/MCSFE_addFavoriteGameV2'
    const report = reportOf(call({ method: 'POST', url, requestHeaders: fields, requestBody: 'nodeId=1' }))
    expect(differences(report)).toContain(
      'envelope.form request body: application/x-www-form-urlencoded; expected JSON',
    )
  })
})
