import type { ConformReport, EndpointReport, Found } from './conform.ts'
import { KINDS } from './exchange.ts'

/** Strips terminal control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out.
export const plain = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '?')

/** Where the compared traffic is from. */
export interface Traffic {
  source: string
  /** Time of the traffic, ISO 8601. */
  at: string
  /** Contracts that a live platform was not called for, with the reason. */
  skipped: Readonly<Record<string, string>>
}

export type State = 'differs' | 'not compared' | 'conforms' | 'not seen'

/** An endpoint conforms only if at least one response was compared. */
export function stateOf({ calls, compared, deviations }: EndpointReport): State {
  if (calls === 0) return 'not seen'
  if (deviations.length > 0) return 'differs'
  return compared === 0 ? 'not compared' : 'conforms'
}

/** Whether the report says anything about the platform. */
export const saysNothing = ({ compared, deviations }: ConformReport) => compared === 0 && deviations === 0

/** What could not be compared: `not kept 3×, no response 1×`. */
export function unreadOf(endpoints: readonly EndpointReport[]): string {
  const counts = new Map<string, number>()
  for (const { unread } of endpoints)
    for (const [what, count] of Object.entries(unread)) counts.set(what, (counts.get(what) ?? 0) + count)
  return listed(counts)
}

const listed = (counts: Iterable<readonly [string, number]>) =>
  [...counts].map(([what, count]) => `${plain(what)} ${count}×`).join(', ')

const differenceOf = ({ found, expected }: Found) =>
  plain(`${found.join(', ')}${expected === undefined ? '' : `; expected ${expected}`}`)

const firstOf = ({ first: { place, call, at } }: Found) =>
  plain(`${place}: ${call}${at === undefined ? '' : ` at ${at}`}`)

const linesOf = (deviation: Found) => [
  `  ${deviation.kind.padEnd(16)} ${plain(deviation.path)}: ${differenceOf(deviation)} (${deviation.count}×)`,
  `  ${' '.repeat(16)} first in ${firstOf(deviation)}`,
]

/** Codes of refusals, and what could not be compared. */
const notesOf = (endpoint: EndpointReport) =>
  [listed(Object.entries(endpoint.codes)), unreadOf([endpoint]) && `not compared: ${unreadOf([endpoint])}`]
    .filter(Boolean)
    .join('; ')

const totalsOf = ({ calls, others, seen, compared, endpoints, deviations }: ConformReport) => {
  const counted = (state: State) => endpoints.filter((endpoint) => stateOf(endpoint) === state).length
  const differing = `${counted('differs')} differ, ${counted('not compared')} not compared`
  return `${calls} calls, ${compared} compared, ${others} other entries; ${seen} of ${endpoints.length} endpoints seen, ${differing}; ${deviations} deviations`
}

/** How many names a line of the terminal lists; more are counted by feature. */
const MOST_NAMES = 20

function namesOf(endpoints: readonly EndpointReport[]): string {
  if (endpoints.length <= MOST_NAMES) return endpoints.map(({ name }) => name).join(', ')
  const features = new Map<string, number>()
  for (const { name } of endpoints) {
    const [feature = name] = name.split('.')
    features.set(feature, (features.get(feature) ?? 0) + 1)
  }
  return `${endpoints.length} endpoints: ${[...features].map(([feature, count]) => `${feature} ${count}`).join(', ')}`
}

/** Renders the report for a terminal: deviations first, then what was seen, then what was not. */
export function asText(report: ConformReport): string[] {
  const inState = (state: State) => report.endpoints.filter((endpoint) => stateOf(endpoint) === state)
  const section = (title: string, deviations: readonly Found[]) =>
    deviations.length > 0 ? [title, ...deviations.flatMap(linesOf)] : []
  const summaries = (title: string, endpoints: readonly EndpointReport[]) =>
    endpoints.length > 0 ? [title, ...endpoints.map(summaryOf)] : []
  return [
    ...section('In every endpoint seen', report.everywhere),
    ...inState('differs').flatMap((endpoint) => [
      `${endpoint.name}  ${endpoint.method} ${endpoint.path}  ${endpoint.calls} calls`,
      ...endpoint.deviations.flatMap(linesOf),
    ]),
    ...section('Calls without a contract', report.unknown),
    ...summaries('Not compared', inState('not compared')),
    ...summaries('Conform', inState('conforms')),
    ...(inState('not seen').length > 0 ? [`Not seen: ${namesOf(inState('not seen'))}`] : []),
    totalsOf(report),
  ]
}

function summaryOf(endpoint: EndpointReport): string {
  const notes = notesOf(endpoint)
  return `  ${endpoint.name}  ${endpoint.calls} calls${notes ? `  (${notes})` : ''}`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: unknown) => plain(String(text)).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')

const STYLE = `
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1c2430;background:#fff}
h2{font-size:1rem;margin:1.2rem 0 0}small{font-weight:normal;color:#5b6675}p,ul{margin:.2rem 0}
section{border-inline-start:4px solid #c3cad4;padding-inline-start:.8rem;margin:.8rem 0}.differs{border-color:#b3261e}.conforms{border-color:#1b7f4d}.not-compared{border-color:#9a6700}
table{border-collapse:collapse;width:100%;table-layout:fixed;overflow-wrap:anywhere}th,td{text-align:start;padding:.25rem .6rem .25rem 0;border-bottom:1px solid #e3e7ed;vertical-align:top}
th:nth-child(1){width:9rem}th:nth-child(5){width:3.5rem}
`
const HEAD = ['kind', 'place', 'found', 'expected', 'times', 'first in'].map((name) => `<th>${name}</th>`).join('')

function table(deviations: readonly Found[]): string {
  if (deviations.length === 0) return ''
  const rows = deviations.map((deviation) => {
    const { kind, path, found, expected = '', count } = deviation
    const cells = [kind, path, found.join(', '), expected, count, firstOf(deviation)]
    return `<tr>${cells.map((cell) => `<td>${safe(cell)}</td>`).join('')}</tr>`
  })
  return `<table><thead><tr>${HEAD}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const section = (id: string, state: State, title: string, ...content: string[]) =>
  `<section id="${safe(id)}" class="${state.replace(' ', '-')}"><h2>${title}</h2>${content.join('')}</section>`

const sectionOf = (endpoint: EndpointReport) =>
  section(
    endpoint.name,
    stateOf(endpoint),
    `${safe(endpoint.name)} <small>${safe(endpoint.method)} ${safe(endpoint.path)}</small>`,
    `<p>${stateOf(endpoint)} · ${endpoint.calls} calls, ${endpoint.compared} compared${notesOf(endpoint) ? ` · ${safe(notesOf(endpoint))}` : ''}</p>`,
    table(endpoint.deviations),
  )

const folded = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : `<details><summary>${title}: ${items.length}</summary><ul>${items.map((item) => `<li>${safe(item)}</li>`).join('')}</ul></details>`

/** Renders the report as one self-contained page; recorded data appears as escaped text only. */
export function asHtml(report: ConformReport, { source, at, skipped }: Traffic): string {
  const inState = (state: State) => report.endpoints.filter((endpoint) => stateOf(endpoint) === state)
  const states = (['differs', 'not compared', 'conforms'] as const).filter((state) => inState(state).length > 0)
  const index = states.map(
    (state) =>
      `<p>${state}: ${inState(state)
        .map(({ name }) => `<a href="#${safe(name)}">${safe(name)}</a>`)
        .join(', ')}</p>`,
  )
  const general = [
    { id: 'everywhere', title: 'In every endpoint seen', deviations: report.everywhere },
    { id: 'unknown', title: 'Calls without a contract', deviations: report.unknown },
  ].filter(({ deviations }) => deviations.length > 0)
  const kinds = Object.entries(KINDS).map(([kind, meaning]) => `${kind}: ${meaning}`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Conformance of ${safe(source)}</title><style>${STYLE}</style></head>
<body><h1>Conformance of ${safe(source)}</h1><p>Traffic of ${safe(at)}. ${safe(totalsOf(report))}.${unreadOf(report.endpoints) ? ` Not compared: ${safe(unreadOf(report.endpoints))}.` : ''}</p>
<nav>${general.map(({ id, title }) => `<p><a href="#${id}">${title}</a></p>`).join('')}${index.join('')}</nav>
${folded('What the kinds mean', kinds)}
${general.map(({ id, title, deviations }) => section(id, 'differs', title, table(deviations))).join('\n')}
${states.flatMap((state) => inState(state).map(sectionOf)).join('\n')}
${folded(
  'Not seen',
  inState('not seen').map(({ name, method, path }) => `${name}: ${method} ${path}`),
)}
${folded(
  'Not called',
  Object.entries(skipped).map(([name, why]) => `${name}, ${why}`),
)}
<p><small>The reference of a server, on /__control/reference, describes what each contract says.</small></p></body></html>
`
}
