import type { control } from '@understudy/contracts'
import type { WorldDatabase } from '../../storage/database.ts'
import { readState } from '../../storage/state.ts'

type Outcome = (typeof control.OUTCOMES)[number]

/** How many decided results of rounds are kept. */
const DECIDED_KEPT = 1000

/**
 * Adds a result and drops the oldest rounds, because rounds never end. Matches are never dropped: the seed limits them.
 */
export function withResult<T>(results: Record<string, T>, about: string, outcome: T): Record<string, T> {
  const all = { ...results, [about]: outcome }
  const rounds = Object.keys(all).filter((name) => !/^\d+$/.test(name))
  for (const oldest of rounds.slice(0, -DECIDED_KEPT)) delete all[oldest]
  return all
}

/** What a tester has set instead of chance: the luck of the next rounds, and results by match or round. */
export function luckRepository(db: WorldDatabase) {
  const state = readState(db)
  const luck = () => (state.get('luck') as control.LuckState | undefined) ?? { next: [] }
  const results = () => (state.get('results') as Record<string, Outcome> | undefined) ?? {}
  function take({ vendor, nodeId }: { vendor: string; nodeId: number }): control.Luck | undefined {
    const { next, ...scope } = luck()
    const [first, ...rest] = next
    if (!first) return undefined
    if (scope.vendor !== undefined && scope.vendor !== vendor) return undefined
    if (scope.nodeId !== undefined && scope.nodeId !== String(nodeId)) return undefined
    state.set('luck', { ...scope, next: rest })
    return first
  }
  return {
    luck,
    setLuck: (given: control.LuckState): void => state.set('luck', given),
    /** Takes the luck set for a spin that begins now, which uses it up; undefined leaves it to chance. */
    takeForSpin: take,
    /** Takes the luck set for a round of any other game; a jackpot is a big win there. */
    take(game: { vendor: string; nodeId: number }): Exclude<control.Luck, 'jackpot'> | undefined {
      const taken = take(game)
      return taken === 'jackpot' ? 'big' : taken
    },
    /** Returns the result set for a match or a round. */
    resultOf: (about: string): Outcome | undefined => results()[about],
    /**
     * Returns all decided results by match or round. Each call reads and parses them, so get them once for many
     * lookups.
     */
    results,
    decide: (about: string, outcome: Outcome): void => state.set('results', withResult(results(), about, outcome)),
  }
}
