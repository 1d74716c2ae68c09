import type { FoundTest, MisplacedId, Sleeper } from './requirements-scan.ts'

export interface Requirement {
  id: string
  area: string
  requirement: string
}

export interface Row extends Requirement {
  /** The tests that prove it; without one the row is not proved. */
  tests: Pick<FoundTest, 'file' | 'line' | 'title' | 'level'>[]
}

export function readRequirements(tsv: string): Requirement[] {
  const [head = '', ...lines] = tsv.split('\n').filter((line) => line.trim())
  const columns = head.split('\t')
  const [idAt, areaAt, textAt] = [columns.indexOf('id'), columns.indexOf('area'), columns.indexOf('requirement')]
  return lines.map((line) => {
    const cells = line.split('\t')
    return { id: cells[idAt] ?? '', area: cells[areaAt] ?? '', requirement: cells[textAt] ?? '' }
  })
}

/** Problems that fail the report, one sentence each. */
export function problems(rows: Row[], tests: FoundTest[], misplaced: MisplacedId[], sleepers: Sleeper[]): string[] {
  const rowIds = new Set(rows.map(({ id }) => id))
  return [
    ...rows
      .filter((row) => row.tests.length === 0)
      .map(({ id }) => `${id} is not proved: no test of npm test has it as a tag.`),
    ...tests.flatMap(({ file, line, ids }) =>
      ids
        .filter((id) => !rowIds.has(id))
        .map((id) => `${file}:${line} names ${id}, which requirements.tsv does not have.`),
    ),
    ...misplaced.map(({ file, line, id }) => `${file}:${line} has ${id} in its title: make it a tag.`),
    ...sleepers.map(({ file, line, how }) => `${file}:${line} does not run like the others: ${how}.`),
  ]
}

/** The rows with the tests of `npm test` that prove them; what only `npm test -- --all` runs does not count. */
export function rowsOf(requirements: Requirement[], tests: FoundTest[]): Row[] {
  const byId = new Map<string, Row['tests']>()
  for (const { ids, file, line, title, level, onlyInAll } of tests) {
    if (onlyInAll) continue
    for (const id of ids) byId.set(id, [...(byId.get(id) ?? []), { file, line, title, level }])
  }
  return requirements.map((requirement) => ({ ...requirement, tests: byId.get(requirement.id) ?? [] }))
}

const LEVELS = ['unit', 'contract', 'e2e'] as const

/** The report for people: a line per area, then the rows that no test proves. */
export function asText(rows: Row[]): string {
  const areas = [...new Set(rows.map(({ area }) => area))]
  const lines = areas.map((area) => {
    const areaRows = rows.filter((row) => row.area === area)
    const proved = areaRows.filter((row) => row.tests.length).length
    const counts = LEVELS.map(
      (level) => `${level} ${areaRows.filter((row) => row.tests.some((test) => test.level === level)).length}`,
    )
    return `${area.padEnd(8)} ${String(proved).padStart(4)} of ${String(areaRows.length).padStart(3)} proved   (${counts.join(', ')})`
  })
  const unproved = rows.filter((row) => row.tests.length === 0)
  const list = unproved.map(({ id, requirement }) => `  ${id.padEnd(11)} ${requirement}`)
  const total = `${rows.length - unproved.length} of ${rows.length} requirements proved`
  return [...lines, '', ...(list.length ? ['Not proved:', ...list, ''] : []), total].join('\n')
}

/** Browser tests whose rows are all proved at a lower, faster level too; each must state why it exists. */
export function provedTwice(rows: Row[]): string {
  const inBrowser = new Map<string, Row[]>()
  for (const row of rows)
    for (const { file, line, level } of row.tests)
      if (level === 'e2e') inBrowser.set(`${file}:${line}`, [...(inBrowser.get(`${file}:${line}`) ?? []), row])
  const lower = ({ tests }: Row) =>
    tests.filter(({ level }) => level !== 'e2e').map(({ file, line }) => `${file}:${line}`)
  const twice = [...inBrowser].filter(([, proved]) => proved.every((row) => lower(row).length > 0))
  return [
    ...twice.flatMap(([title, proved]) => [
      title,
      ...proved.map((row) => `  ${row.id.padEnd(11)} ${lower(row).join(', ')}`),
    ]),
    '',
    `${twice.length} of ${inBrowser.size} browser tests that name rows name only rows proved at a lower level too`,
  ].join('\n')
}
