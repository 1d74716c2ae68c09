import type { Endpoint, EndpointDefinition } from '@understudy/contracts'
import * as contracts from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { routeTable } from '../../web/src/app/route-table.ts'
import { paths } from '../../web/src/shared/navigation/paths.ts'
import { STATES } from '../atlas/states.ts'
import { UNREACHED } from '../coverage-unreached.ts'
import { type NamedEvidence, readEvidence, standings } from './contract-evidence.ts'
import { read, repositoryFiles } from './repository.ts'
import { readRequirements } from './requirements-report.ts'

const TESTS = repositoryFiles(
  /^(tests\/(?!architecture\/)|web\/|platform\/|stage\/|steering\/|fake-server\/).*([.]test[.]tsx?|[.]e2e[.]ts)$/,
).map((file) => ({
  file,
  text: read(file),
}))
const REQUIREMENTS = readRequirements(read('tests/requirements.tsv'))

export type Standing = 'proven' | 'observed' | 'assumed' | 'unknown'

/** What is known of a call of the platform, and what shows it. */
export interface CallStanding {
  name: string
  address: string
  standing: Standing
  /** Day of the last recording of a platform that agreed with it; undefined without one. */
  observed: string | undefined
  /** Rows of `tests/requirements.tsv` that name its path. */
  rows: string[]
  /** Files of tests that call it. */
  tests: string[]
  fields: number
  /** Fields that a recording of a platform has shown. */
  fieldsSeen: number
  errors: number
  /** Declared codes that a recording has shown. */
  errorsSeen: number
  /** Declared codes that no test reaches, with the reason. */
  unreached: { code: string; reason: string }[]
}

/** What is known of a screen, and what shows it. */
export interface ScreenStanding {
  path: string
  screen: string
  standing: Standing
  rows: string[]
  tests: string[]
  /** Pictures of it in the atlas. */
  states: number
}

const wholeWord = (words: string) =>
  new RegExp(`(?<![\\w./-])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/-])`)

/** How tests name an endpoint: `favourites.favouriteIds`, or imported from the feature's contract. */
const usesOf = (endpoint: Endpoint<EndpointDefinition>): RegExp[] =>
  Object.entries(contracts).flatMap(([feature, exported]) =>
    typeof exported === 'object' && exported !== null
      ? Object.entries(exported)
          .filter(([, value]) => value === endpoint)
          .flatMap(([name]) => [
            wholeWord(`${feature}.${name}`),
            new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@understudy/contracts/`),
          ])
      : [],
  )

const rowsNaming = (words: string) =>
  REQUIREMENTS.filter(({ requirement }) => wholeWord(words).test(requirement)).map(({ id }) => id)
const testsWith = (patterns: readonly RegExp[]) =>
  TESTS.filter(({ text }) => patterns.some((pattern) => pattern.test(text))).map(({ file }) => file)

/** A call without a test is unknown; one is proven where the specification or a client's use shows it, else assumed. */
const standingOf = (isKnown: boolean, tests: readonly string[]): Standing =>
  tests.length === 0 ? 'unknown' : isKnown ? 'proven' : 'assumed'

/** What is known of each call; evidence raises one from assumed to observed unless it differed. */
export function callStandings(recordings: readonly NamedEvidence[] = readEvidence()): CallStanding[] {
  const platform = REGISTRY.filter(({ surface }) => surface === 'wps' || surface === 'lgw').toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
  const evidence = new Map(standings(platform, recordings).map((one) => [one.name, one]))
  return platform.map((endpoint) => {
    const { name, method, path, origin } = endpoint
    const errors = contracts.errorsOf(endpoint)
    const tests = testsWith([...usesOf(endpoint), wholeWord(`'${name}'`), wholeWord(path)])
    // The specification often names a call by the end of its path, as in MCSFE_getContracts.
    const end = path.split('/').at(-1) ?? path
    const rows = rowsNaming(/[A-Z_]/.test(end) ? end : path)
    const { fields = [], codes = [], seen = [] } = evidence.get(name) ?? {}
    const agreed = seen.filter(({ deviations }) => deviations === 0).map(({ at }) => at.slice(0, 10))
    const observed = agreed.sort().at(-1)
    const standing = standingOf(origin !== 'assumed', tests)
    const unreached = errors.flatMap((code) => {
      const reason = UNREACHED[`${name} ${code}`]
      return reason ? [{ code, reason }] : []
    })
    return {
      name,
      address: `${method} ${path}`,
      standing: standing === 'assumed' && observed !== undefined ? 'observed' : standing,
      observed,
      rows,
      tests,
      fields: fields.length,
      fieldsSeen: fields.filter(({ seen }) => seen).length,
      errors: errors.length,
      errorsSeen: errors.filter((code) => codes.includes(code)).length,
      unreached,
    }
  })
}

export function screenStandings(): ScreenStanding[] {
  return Object.entries(routeTable).map(([name, { screen }]) => {
    const { pattern } = paths[name as keyof typeof routeTable]
    const tests = testsWith([screen, `paths.${name}`, pattern.replace(/\/:.*$/, '')].map(wholeWord))
    const rows = rowsNaming(pattern)
    return {
      path: pattern,
      screen,
      standing: standingOf(rows.length > 0, tests),
      rows,
      tests,
      states: STATES.filter((state) => state.screen === name).length,
    }
  })
}

const counted = (all: readonly { standing: Standing }[], standing: Standing) =>
  all.filter((one) => one.standing === standing).length

/** A number, and how many of them a recording has shown, if any. */
const ofSeen = (seen: number, all: number): string => (seen > 0 ? `${all}, ${seen} seen` : String(all))

/** The first test, and how many more there are. */
const shownBy = (tests: readonly string[]): string => {
  const [first] = tests
  if (!first) return 'nothing'
  return `[${first.split('/').at(-1)}](../${first})${tests.length > 1 ? ` and ${tests.length - 1} more` : ''}`
}
const rowsOf = (rows: readonly string[]) => rows.slice(0, 3).join(', ') + (rows.length > 3 ? ', …' : '')

/** The page `docs/reliance.md`. */
export function reliancePage(recordings: readonly NamedEvidence[] = readEvidence()): string {
  const calls = callStandings(recordings)
  const screens = screenStandings()
  const sum = (of: (call: CallStanding) => number) => calls.reduce((total, call) => total + of(call), 0)
  const unreached = calls.flatMap(({ name, unreached }) => unreached.map((one) => ({ name, ...one })))
  const summary = ([what, all]: readonly [string, readonly { standing: Standing }[]]) =>
    `| ${what} | ${counted(all, 'proven')} | ${counted(all, 'observed')} | ${counted(all, 'assumed')} | ${counted(all, 'unknown')} |`
  return [
    '# What you may rely on',
    '',
    'Written by `npm run reliance` from the contracts, the requirements, the tests and the atlas; a test fails while it is out of date.',
    '',
    '- **Proven**: the specification or a use of the platform by its client states it, and tests hold it.',
    '- **Observed**: a recording of a platform has shown it and agreed, on the day that stands beside it; tests hold it.',
    '- **Assumed**: tests hold it here, but its shape is our own: a real platform may differ.',
    '- **Unknown**: no test shows it.',
    '',
    '| | proven | observed | assumed | unknown |',
    '|---|---|---|---|---|',
    ...(
      [
        ['calls', calls],
        ['screens', screens],
      ] as const
    ).map(summary),
    '',
    `Replies have ${sum(({ fields }) => fields)} fields, of which a recording of a platform has shown ${sum(({ fieldsSeen }) => fieldsSeen)}: [compare a recording](conform.md) to change that; \`npm run contracts -- --fields\` lists them one by one. Calls declare ${sum(({ errors }) => errors)} errors; tests reach all but ${unreached.length} of them:`,
    '',
    ...unreached.map(({ name, code, reason }) => `- \`${name}\`, \`${code}\`: ${reason}`),
    '',
    '## Calls',
    '',
    '| call | standing | requirements | reply fields | errors | shown by |',
    '|---|---|---|---|---|---|',
    ...calls.map(
      ({ name, address, standing, observed, rows, fields, fieldsSeen, errors, errorsSeen, tests }) =>
        `| \`${name}\`<br>${address} | ${standing}${observed ? ` ${observed}` : ''} | ${rowsOf(rows)} | ${ofSeen(fieldsSeen, fields)} | ${ofSeen(errorsSeen, errors)} | ${shownBy(tests)} |`,
    ),
    '',
    '## Screens',
    '',
    '| screen | standing | requirements | states in the atlas | shown by |',
    '|---|---|---|---|---|',
    ...screens.map(
      ({ path, standing, rows, states, tests }) =>
        `| \`${path}\` | ${standing} | ${rowsOf(rows)} | ${states} | ${shownBy(tests)} |`,
    ),
    '',
  ].join('\n')
}
