import { rmSync } from 'node:fs'
import { endLine, outcomesIn, slowest } from './results.mjs'
import { planOf, runStages, timesOf } from './stages.mjs'

/**
 * Prints the plan, runs it, and prints the time of each stage, the slowest tests, and, alone on the last
 * line, how many tests passed and failed in all reports together.
 * @param {import('./stages.mjs').Stage[][]} groups
 * @param {string[]} reports files that the stages write
 * @param {Parameters<typeof runStages>[1]} [options]
 * @returns {Promise<0 | 1>} the exit code
 */
export async function runAndReport(groups, reports, options) {
  for (const file of reports) rmSync(file, { force: true })
  console.log(`Plan; stages of a line run side by side:\n${planOf(groups)}`)
  const timings = await runStages(groups, options)
  const outcomes = reports.flatMap(outcomesIn)
  const slow = slowest(outcomes, 10)
  if (slow.length > 0) console.log(`\nThe slowest tests:\n${slow.join('\n')}`)
  console.log(`\n${timesOf(timings)}\n\n${endLine(outcomes)}`)
  return timings.every(({ passed }) => passed) ? 0 : 1
}
