import type { World } from '../world/world.ts'

/** What the control API says of a world. */
export const summaryOf = (world: World) => ({
  id: world.id,
  scenario: world.origin.scenario,
  seed: world.origin.seed,
  startAt: world.origin.startAt,
  now: world.now(),
  clock: world.clock.state,
  durable: world.durable,
  merchant: world.merchant,
  schemaVersion: world.schemaVersion,
  calls: world.tape.count,
})
