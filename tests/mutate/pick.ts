import type { Mutant } from './mutations.ts'
import type { CoveredTest } from './runner.ts'

/** One mutant to try, for the row whose tests cover it. */
export interface Trial {
  row: string
  mutant: Mutant
  /** How often the row's tests execute it, which bounds how often it may be met before it counts as endless. */
  hits: number
  /** Tests that name the row and cover it. */
  own: CoveredTest[]
  /** All other tests that cover it. */
  others: CoveredTest[]
  /**
   * Tests that cover other mutants of its file: what runs once in a process, as a query that is kept, is counted for
   * the test that came first, and changes what all later ones see.
   */
  nearby: CoveredTest[]
}

/** A generator of numbers in [0, 1) that gives the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What the tests covered, by mutant and by source: looked up for thousands of mutants, whose tests are thousands. */
export interface Coverage {
  tests: CoveredTest[]
  byMutant: Map<string, CoveredTest[]>
  byFile: Map<string, CoveredTest[]>
}

export function indexOf(tests: CoveredTest[]): Coverage {
  const byMutant = new Map<string, CoveredTest[]>()
  const byFile = new Map<string, CoveredTest[]>()
  const add = (index: Map<string, CoveredTest[]>, key: string, test: CoveredTest) => {
    const known = index.get(key)
    if (known) known.push(test)
    else index.set(key, [test])
  }
  for (const test of tests) {
    const ids = Object.keys(test.hits)
    for (const id of ids) add(byMutant, id, test)
    for (const file of new Set(ids.map((id) => id.slice(0, id.lastIndexOf('#'))))) add(byFile, file, test)
  }
  return { tests, byMutant, byFile }
}

/** A mutant that a row's tests cover, and how many other tests do. */
export interface Candidate {
  row: string
  mutant: Mutant
  others: number
}

/** All mutants that the tests of a row cover, those that fewest other tests cover first: they are the row's own code. */
export function candidatesOf(
  row: string,
  { tests, byMutant }: Coverage,
  mutants: ReadonlyMap<string, Mutant>,
): Candidate[] {
  const own = new Map<string, number>()
  for (const { tags, hits } of tests)
    if (tags.includes(row)) for (const id of Object.keys(hits)) own.set(id, (own.get(id) ?? 0) + 1)
  return [...own]
    .flatMap(([id, count]): Candidate[] => {
      const mutant = mutants.get(id)
      return mutant ? [{ row, mutant, others: (byMutant.get(id)?.length ?? 0) - count }] : []
    })
    .sort((a, b) => a.others - b.others || a.mutant.id.localeCompare(b.mutant.id))
}

/** A candidate with the tests to try it on. */
export function trialOf({ row, mutant }: Candidate, { byMutant, byFile }: Coverage): Trial {
  const covering = byMutant.get(mutant.id) ?? []
  const met = new Set(covering)
  const isOwn = ({ tags }: CoveredTest) => tags.includes(row)
  return {
    row,
    mutant,
    hits: covering.reduce((most, test) => Math.max(most, test.hits[mutant.id] ?? 0), 0),
    own: covering.filter(isOwn),
    others: covering.filter((test) => !isOwn(test)),
    nearby: (byFile.get(mutant.file) ?? []).filter((test) => !met.has(test)),
  }
}

/** Draws candidates: a row each time, then a mutant of its, the likelier the fewer other tests cover it. */
export function draw(
  rows: string[],
  count: number,
  random: () => number,
  candidates: (row: string) => Candidate[],
): Candidate[] {
  const drawn: Candidate[] = []
  const used = new Set<string>()
  const open = [...rows]
  while (drawn.length < count && open.length > 0) {
    const index = Math.floor(random() * open.length)
    const row = open[index] ?? ''
    const left = candidates(row).filter(({ mutant }) => !used.has(mutant.id))
    if (left.length === 0) {
      open.splice(index, 1)
      continue
    }
    const candidate = weighted(left, random)
    used.add(candidate.mutant.id)
    drawn.push(candidate)
  }
  return drawn
}

function weighted(candidates: Candidate[], random: () => number): Candidate {
  const weights = candidates.map(({ others }) => 1 / (1 + others))
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, candidate] of candidates.entries()) {
    rest -= weights[index] ?? 0
    if (rest < 0) return candidate
  }
  return candidates[candidates.length - 1] as Candidate
}
