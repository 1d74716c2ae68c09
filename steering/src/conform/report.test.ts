import { describe, expect, test } from 'vitest'
import type { ConformReport, EndpointReport, Found } from './conform.ts'
import { asHtml, asText } from './report.ts'

const DIFFERENCE: Found = {
  kind: 'field.retyped',
  path: 'response sumBalance',
  found: ['a string'],
  expected: 'a number',
  count: 3,
  first: {
    place: 'entry 15 of session.har',
    call: 'GET /wps/wallets/gcs',
    at: '2026-03-10T07:00:00.000Z',
  },
}

const endpoint = (name: string, more: Partial<EndpointReport> = {}): EndpointReport => ({
  name,
  method: 'GET',
  path: `/wps/${name}`,
  origin: 'assumed',
  values: {},
  calls: 0,
  compared: 0,
  codes: {},
  unread: {},
  fields: [],
  deviations: [],
  ...more,
})

const REPORT: ConformReport = {
  calls: 5,
  others: 2,
  seen: 3,
  compared: 4,
  endpoints: [
    endpoint('wallet.gcs', { calls: 3, compared: 3, deviations: [DIFFERENCE] }),
    endpoint('wallet.balance', { calls: 1, compared: 1, codes: { 'game.maintenance': 1 } }),
    endpoint('system.status', { calls: 1, unread: { 'not kept': 1 } }),
    ...Array.from({ length: 25 }, (_, index) => endpoint(`bets.read${index}`)),
  ],
  everywhere: [],
  unknown: [],
  deviations: 1,
}

describe('The report at the terminal', () => {
  test('the terminal report shows a difference with expectation and first call', () => {
    expect(asText(REPORT).slice(0, 3)).toEqual([
      'wallet.gcs  GET /wps/wallet.gcs  3 calls',
      '  field.retyped    response sumBalance: a string; expected a number (3×)',
      '                   first in entry 15 of session.har: GET /wps/wallets/gcs at 2026-03-10T07:00:00.000Z',
    ])
  })

  test('the report separates conforming endpoints from those not compared', () => {
    expect(asText(REPORT).slice(3)).toEqual([
      'Not compared',
      '  system.status  1 calls  (not compared: not kept 1×)',
      'Conform',
      '  wallet.balance  1 calls  (game.maintenance 1×)',
      'Not seen: 25 endpoints: bets 25',
      '5 calls, 4 compared, 2 other entries; 3 of 28 endpoints seen, 1 differ, 1 not compared; 1 deviations',
    ])
  })
})

describe('The report as a page', () => {
  const page = asHtml(REPORT, {
    source: 'session.har',
    at: '2026-03-10T07:00:00.000Z',
    skipped: { 'wallet.transfer': 'it writes' },
  })

  test('the HTML report has an index, the time of the traffic and what was not compared', () => {
    expect(page).toContain('<a href="#wallet.gcs">wallet.gcs</a>')
    expect(page).toContain('<section id="wallet.gcs" class="differs">')
    expect(page).toContain('Traffic of 2026-03-10T07:00:00.000Z.')
    expect(page).toContain('Not compared: not kept 1×.')
  })

  test('the HTML report lists fields not seen and endpoints not called once each', () => {
    expect(page.match(/<section/g)).toHaveLength(3)
    expect(page).toContain('<summary>Not seen: 25</summary>')
    expect(page).toContain('<li>wallet.transfer, it writes</li>')
  })
})
