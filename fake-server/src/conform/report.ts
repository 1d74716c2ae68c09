import type { ConformReport, EndpointReport, Found } from './conform.ts'
import { KINDS } from './exchange.ts'

/** Strips terminal control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out.
export const plain = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '?')

const lineOf = ({ kind, path, detail, count, first }: Found) =>
  `  ${kind.padEnd(16)} ${plain(path)}: ${plain(detail)} (${count}×, first in call ${first})`

const codesOf = ({ codes }: EndpointReport) =>
  Object.entries(codes)
    .map(([code, count]) => `${plain(code)} ${count}×`)
    .join(', ')

export const stateOf = (endpoint: EndpointReport) =>
  endpoint.calls === 0 ? 'not seen' : endpoint.deviations.length === 0 ? 'conforms' : 'differs'

/** Replies produced by fault rules, which are listed separately and not compared. */
const byFault = ({ endpoints }: ConformReport) =>
  endpoints.reduce((sum, { unread }) => sum + (unread['made by a fault'] ?? 0), 0)

/** Renders the report for a terminal: deviations first, then what was seen, then what was not. */
export function asText(report: ConformReport): string[] {
  const of = (state: ReturnType<typeof stateOf>) => report.endpoints.filter((endpoint) => stateOf(endpoint) === state)
  const [differing, conforming, unseen] = [of('differs'), of('conforms'), of('not seen')]
  return [
    ...differing.flatMap((endpoint) => [
      `${endpoint.name}  ${endpoint.method} ${endpoint.path}  ${endpoint.calls} calls`,
      ...endpoint.deviations.map(lineOf),
    ]),
    ...(report.unknown.length > 0 ? ['Calls without a contract', ...report.unknown.map(lineOf)] : []),
    ...(conforming.length > 0 ? ['Conform'] : []),
    ...conforming.map((endpoint) => {
      const unread = Object.entries(endpoint.unread).map(([what, count]) => `${what}, not read: ${count}`)
      const more = [codesOf(endpoint), ...unread].filter(Boolean).join('; ')
      return `  ${endpoint.name}  ${endpoint.calls} calls${more ? `  (${more})` : ''}`
    }),
    ...(unseen.length > 0 ? [`Not seen: ${unseen.map(({ name }) => name).join(', ')}`] : []),
    `${report.calls} calls, ${report.others} other entries; ${report.seen} of ${report.endpoints.length} endpoints seen, ${differing.length} differ; ${report.deviations} deviations`,
    ...(byFault(report) > 0 ? [`${byFault(report)} answers were made by faults, and are held against nothing`] : []),
  ]
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: unknown) => plain(String(text)).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')

/** Renders the report as one self-contained page; recorded data appears as escaped text only. */
export function asHtml(report: ConformReport, source: string): string {
  const rows = (found: readonly Found[]) =>
    found
      .map(
        ({ kind, path, detail, count, first }) =>
          `<tr><td title="${safe(KINDS[kind])}">${safe(kind)}</td><td>${safe(path)}</td><td>${safe(detail)}</td><td>${count}</td><td>${first}</td></tr>`,
      )
      .join('')
  const table = (found: readonly Found[]) =>
    found.length === 0
      ? ''
      : `<table><thead><tr><th>kind</th><th>place</th><th>found</th><th>times</th><th>first in call</th></tr></thead><tbody>${rows(found)}</tbody></table>`
  const order = ['differs', 'conforms', 'not seen']
  const sections = [...report.endpoints]
    .sort((a, b) => order.indexOf(stateOf(a)) - order.indexOf(stateOf(b)))
    .map((endpoint) => {
      const state = stateOf(endpoint)
      return `<section class="${state.replace(' ', '-')}"><h2>${safe(endpoint.name)} <small>${safe(endpoint.method)} ${safe(endpoint.path)}</small></h2><p>${state} · ${endpoint.calls} calls · ${safe(codesOf(endpoint) || 'no refusals')}</p>${table(endpoint.deviations)}</section>`
    })
    .join('\n')
  const unknown = report.unknown.length
    ? `<section class="differs"><h2>Calls without a contract</h2>${table(report.unknown)}</section>`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Conformance of ${safe(source)}</title><style>
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1c2430;background:#fff}
h2{font-size:1rem;margin:1.2rem 0 0}small{font-weight:normal;color:#5b6675}p{margin:.2rem 0}
section{border-inline-start:4px solid #c3cad4;padding-inline-start:.8rem;margin:.8rem 0}.differs{border-color:#b3261e}.conforms{border-color:#1b7f4d}
table{border-collapse:collapse;width:100%;overflow-wrap:anywhere}th,td{text-align:start;padding:.25rem .6rem .25rem 0;border-bottom:1px solid #e3e7ed;vertical-align:top}
</style></head><body><h1>Conformance of ${safe(source)}</h1><p>${report.calls} calls, ${report.others} other entries; ${report.seen} of ${report.endpoints.length} endpoints seen; <strong>${report.deviations} deviations</strong>; ${byFault(report)} answers made by faults.</p>
${unknown}${sections}</body></html>
`
}
