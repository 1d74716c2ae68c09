import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { COVERAGE_FILE, RESULTS } from './coverage-of-run.ts'

/** Vitest's global setup: the counts of the run before are not those of this one. */
export default function forgetLastRun(): void {
  if (!existsSync(RESULTS)) return
  for (const name of readdirSync(RESULTS)) if (COVERAGE_FILE.test(name)) rmSync(join(RESULTS, name))
}
