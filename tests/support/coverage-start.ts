import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { COVERAGE_FILE, RESULTS } from './coverage-of-run.ts'

/** Vitest's global setup: deletes the counts of the previous run. */
export default function forgetLastRun(): void {
  if (!existsSync(RESULTS)) return
  for (const name of readdirSync(RESULTS)) if (COVERAGE_FILE.test(name)) rmSync(join(RESULTS, name))
}
