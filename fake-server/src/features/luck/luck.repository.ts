import type { control } from '@understudy/contracts'
import type { WorldDatabase } from '../../world/database.ts'
import { readState } from '../../world/state.ts'

type Outcome = (typeof control.OUTCOMES)[number]

/** Rounds whose decided result is remembered. */
const DECIDED_KEPT = 1000

/** The results with one more; the oldest rounds are forgotten, as rounds go on for ever. Matches are as many as the seed has. */
export function withResult<T>(results: Record<string, T>, about: string, outcome: T): Record<string, T> {
  const all = { ...results, [about]: outcome }
  const rounds = Object.keys(all).filter((name) => !/^\d+$/.test(name))
  for (const oldest of rounds.slice(0, -DECIDED_KEPT)) delete all[oldest]
  return all
}

/** What a tester has decided for chance: the luck of the next rounds, and results by what they are about. */
export function luckRepository(db: WorldDatabase) {
  const state = readState(db)
  const luck = () => (state.get('luck') as control.LuckState | undefined) ?? { next: [] }
  const results = () => (state.get('results') as Record<string, Outcome> | undefined) ?? {}
  return {
    luck,
    setLuck: (given: control.LuckState): void => state.set('luck', given),
    /** The luck of a round that begins now, and one less of it afterwards; undefined leaves it to chance. */
    take({ vendor, nodeId }: { vendor: string; nodeId: number }): control.Luck | undefined {
      const { next, ...scope } = luck()
      const [first, ...rest] = next
      if (!first) return undefined
      if (scope.vendor !== undefined && scope.vendor !== vendor) return undefined
      if (scope.nodeId !== undefined && scope.nodeId !== String(nodeId)) return undefined
      state.set('luck', { ...scope, next: rest })
      return first
    },
    /** The result somebody has decided for a match or a round. */
    resultOf: (about: string): Outcome | undefined => results()[about],
    /** All decided results by match or round, for who asks of many: each call reads and parses them. */
    results,
    decide: (about: string, outcome: Outcome): void => state.set('results', withResult(results(), about, outcome)),
  }
}
