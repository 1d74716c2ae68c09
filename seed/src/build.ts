import { PARTS, type WorldSeed } from './parts.ts'
import { scenarioNamed } from './scenarios/index.ts'
import { buildParts } from './seed-part.ts'

export interface WorldRecipe {
  scenario: string
  seed: number
  /** Epoch ms; all dates count from here. */
  startAt: number
}

/** The same recipe always gives an equal world; what it gives is to be read, as texts are shared between worlds. */
export function buildWorldSeed({ scenario, seed, startAt }: WorldRecipe): WorldSeed {
  const { merchant, make } = scenarioNamed(scenario)
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
