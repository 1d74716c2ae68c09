import { writeFileSync } from 'node:fs'
import { buildImage } from '../fake-server/src/index.ts'
import { SCENARIOS } from '../seed/src/index.ts'
import { argumentsOf, refuse } from './lib/arguments.mjs'

const { values } = argumentsOf({
  options: {
    scenario: { type: 'string', default: 'everyday' },
    seed: { type: 'string', default: '1' },
    'start-at': { type: 'string' },
    out: { type: 'string' },
  },
})

const startAt = values['start-at'] === undefined ? Date.now() : Date.parse(values['start-at'])
const names = SCENARIOS.map(({ name }) => name)
const refusal =
  values.out === undefined
    ? 'Say where to write: npm run seed -- --scenario NAME --out FILE'
    : !names.includes(values.scenario)
      ? `No scenario is called ${values.scenario}. There are: ${names.join(', ')}`
      : !/^\d{1,10}$/.test(values.seed)
        ? '--seed must be a whole number'
        : Number.isNaN(startAt)
          ? '--start-at must be a date such as 2026-01-05T12:00:00Z'
          : undefined

if (refusal !== undefined || values.out === undefined) {
  refuse(refusal ?? '')
} else {
  const image = buildImage({ scenario: values.scenario, seed: Number(values.seed), startAt })
  try {
    writeFileSync(values.out, image)
  } catch (error) {
    refuse(
      `${values.out} cannot be written (${error instanceof Error && 'code' in error ? error.code : error}): name a file in a folder of yours.`,
    )
  }
  console.log(`${values.out}: ${values.scenario}, seed ${values.seed}, ${image.length} bytes`)
}
