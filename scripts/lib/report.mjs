import { rmSync } from 'node:fs'
import { countsIn, endLine, failuresIn } from './results.mjs'
import { planOf, runStages, timesOf } from './stages.mjs'

/**
 * Prints the plan, runs it, and prints what it took: each failed test once more, the time of each stage and, alone on the last line, how many tests passed and failed in
 * all reports together.
 * @param {import('./stages.mjs').Stage[][]} groups
 * @param {string[]} reports files that the stages write
 * @param {Parameters<typeof runStages>[1]} [options]
 * @returns {Promise<0 | 1>} the exit code
 */
export async function runAndReport(groups, reports, options) {
  for (const file of reports) rmSync(file, { force: true })
  console.log(`Plan; stages of a line run side by side:\n${planOf(groups)}`)
  const timings = await runStages(groups, options)
  const failures = reports.flatMap(failuresIn)
  if (failures.length) console.log(`\n== failures\n${failures.join('\n')}`)
  console.log(`\n${timesOf(timings)}\n\n${endLine(reports.map(countsIn))}`)
  return timings.every(({ passed }) => passed) ? 0 : 1
}
