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

/** All mutants that the tests of a row cover, those that fewest other tests cover first: they are the row's own code. */
export function trialsOf(row: string, tests: CoveredTest[], mutants: Map<string, Mutant>): Trial[] {
  const own = tests.filter(({ title }) => title.includes(row))
  const ids = new Set(own.flatMap(({ hits }) => Object.keys(hits)))
  const coming = new Map<string, CoveredTest[]>()
  for (const test of tests)
    for (const id of Object.keys(test.hits)) if (ids.has(id)) coming.set(id, [...(coming.get(id) ?? []), test])
  return [...ids]
    .flatMap((id): Trial[] => {
      const mutant = mutants.get(id)
      if (!mutant) return []
      const all = coming.get(id) ?? []
      const nearby = tests.filter((test) => !all.includes(test) && filesOf(test).has(mutant.file))
      const ownOnes = all.filter((test) => own.includes(test))
      const hits = Math.max(...all.map((test) => test.hits[id] ?? 0))
      return [{ row, mutant, hits, own: ownOnes, others: all.filter((test) => !own.includes(test)), nearby }]
    })
    .sort((a, b) => a.others.length - b.others.length || a.mutant.id.localeCompare(b.mutant.id))
}

const fileSets = new WeakMap<CoveredTest, Set<string>>()

/** The sources whose mutants a test covers. */
function filesOf(test: CoveredTest): Set<string> {
  const known = fileSets.get(test) ?? new Set(Object.keys(test.hits).map((id) => id.slice(0, id.lastIndexOf('#'))))
  fileSets.set(test, known)
  return known
}

/** Draws trials: a row each time, then a mutant of its, the likelier the fewer other tests cover it. */
export function drawTrials(
  rows: string[],
  count: number,
  random: () => number,
  trials: (row: string) => Trial[],
): Trial[] {
  const drawn: Trial[] = []
  const used = new Set<string>()
  const open = [...rows]
  while (drawn.length < count && open.length > 0) {
    const index = Math.floor(random() * open.length)
    const row = open[index] ?? ''
    const left = trials(row).filter(({ mutant }) => !used.has(mutant.id))
    if (left.length === 0) {
      open.splice(index, 1)
      continue
    }
    const trial = weighted(left, random)
    used.add(trial.mutant.id)
    drawn.push(trial)
  }
  return drawn
}

function weighted(trials: Trial[], random: () => number): Trial {
  const weights = trials.map(({ others }) => 1 / (1 + others.length))
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, trial] of trials.entries()) {
    rest -= weights[index] ?? 0
    if (rest < 0) return trial
  }
  return trials[trials.length - 1] as Trial
}
