import { rmSync } from 'node:fs'
import { countsIn, durationsIn, endLine, failuresIn, notRunIn } from './results.mjs'
import { ROOT } from './root.mjs'
import { planOf, runStages, timesOf } from './stages.mjs'

const DEAREST = 50

/** The tests that took longest, a line each, and the sum of all. @param {{ seconds: number, title: string }[]} tests */
export function slowestOf(tests) {
  const lines = [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, DEAREST)
    .map(
      ({ seconds, title }) => `${seconds.toFixed(1).padStart(7)} s  ${title.replace(ROOT, '').replace(/^[\\/]/, '')}`,
    )
  const sum = tests.reduce((total, { seconds }) => total + seconds, 0)
  return [...lines, `${sum.toFixed(0).padStart(7)} s  all ${tests.length} tests`].join('\n')
}

/**
 * Prints the plan, runs it, and prints what it took: each failed test once more, the time of each stage and, alone on
 * the last line, how many tests passed and failed in all reports together.
 * @param {import('./stages.mjs').Stage[][]} groups
 * @param {string[]} reports files that the stages write
 * @param {Parameters<typeof runStages>[1] & { slowest?: boolean }} [options] `slowest` lists the tests that took longest
 * @returns {Promise<0 | 1>} the exit code
 */
export async function runAndReport(groups, reports, { slowest = false, ...options } = {}) {
  for (const file of reports) rmSync(file, { force: true })
  console.log(`Plan; stages of a line run side by side:\n${planOf(groups)}`)
  const timings = await runStages(groups, options)
  const part = (/** @type {string} */ name, /** @type {string[]} */ lines) =>
    lines.length && console.log(`\n== ${name}\n${lines.join('\n')}`)
  if (slowest) part('slowest', [slowestOf(reports.flatMap(durationsIn))])
  part('not run', reports.flatMap(notRunIn))
  part('failures', reports.flatMap(failuresIn))
  console.log(`\n${timesOf(timings)}\n\n${endLine(reports.map(countsIn))}`)
  return timings.every(({ passed }) => passed) ? 0 : 1
}
