import { PARTS, type WorldSeed } from './parts.ts'
import type { Scenario } from './scenario.ts'
import { scenarioNamed } from './scenarios/index.ts'
import { buildParts } from './seed-part.ts'

export interface WorldRecipe {
  scenario: string
  seed: number
  /** Epoch ms; all dates are relative to it. */
  startAt: number
}

/** Builds a world, deterministic by recipe. Treat the result as read-only: worlds share texts. */
export function buildWorldSeed(
  { scenario, seed, startAt }: WorldRecipe,
  { merchant, make }: Pick<Scenario, 'merchant' | 'make'> = scenarioNamed(scenario),
): WorldSeed {
  return make({
    scenario,
    seed,
    startAt,
    merchant,
    country: 'PK',
    ip: '203.0.113.7',
    maintenance: false,
    regionRestriction: false,
    ...buildParts(PARTS, { seed, startAt }),
  })
}
