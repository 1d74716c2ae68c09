import { scenarioNamed } from '@understudy/seed'

/** The start of a world of a scenario that is requested for that time; some scenarios fix a time of day of their own. */
export const beginOf = (scenario: string, startAt: number): number =>
  scenarioNamed(scenario).begins?.(startAt) ?? startAt
