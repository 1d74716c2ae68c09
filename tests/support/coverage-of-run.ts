import { join } from 'node:path'
import * as z from 'zod/mini'
import { ROOT } from './repository.ts'

/** One way a call went, as the platform counts it; null as code is a success. */
export const Reached = z.object({
  endpoint: z.string(),
  code: z.nullable(z.string()),
  role: z.enum(['guest', 'trial', 'member', 'agent']),
  flag: z.nullable(z.string()),
  calls: z.int(),
})
export type Reached = z.infer<typeof Reached>

/** Each worker of a run writes its counts here as `coverage-PID.json`. */
export const RESULTS = join(ROOT, 'tests/results')
export const COVERAGE_FILE = /^coverage-\w+[.]json$/

interface Usage {
  facts(): { reached: Reached[] }
}

const usages: Usage[] = []

/** Has the calls of a platform that was started in this process counted into the run's coverage. */
export const countInto = (usage: Usage) => void usages.push(usage)

export const reachedHere = (): Reached[] => usages.flatMap((usage) => usage.facts().reached)
