import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'

/**
 * @typedef {{ name: string, seconds: number, passed: boolean }} Timing
 * @typedef {object} Stage
 * @property {string} name
 * @property {(quiet: boolean) => Promise<unknown>} work prints as it goes, or, quiet, answers with what it would have printed
 */

/** @param {unknown} problem */
const textOf = (problem) => {
  if (!(problem instanceof Error)) return String(problem)
  const output = 'output' in problem ? String(problem.output) : ''
  return [output.trimEnd(), problem.message].filter(Boolean).join('\n')
}

/** @param {Stage} stage @param {boolean} quiet @returns {Promise<Timing>} */
async function timed({ name, work }, quiet) {
  const start = performance.now()
  const timing = (/** @type {boolean} */ passed) => ({ name, seconds: (performance.now() - start) / 1000, passed })
  if (!quiet) console.log(`\n== ${name}`)
  try {
    const printed = await work(quiet)
    if (quiet) console.log(`\n== ${name}\n${typeof printed === 'string' ? printed.trimEnd() : ''}`)
    return timing(true)
  } catch (problem) {
    if (quiet) console.log(`\n== ${name}`)
    console.error(textOf(problem))
    return timing(false)
  }
}

/**
 * Runs groups of stages one after the other, the stages of a group side by side, as many as there are cores. Stages
 * that run beside others print when they end. After a failure the stages of its group are finished, and no other group
 * begins unless `all` run.
 * @param {Stage[][]} groups
 * @param {{ cores?: number, all?: boolean }} [options]
 * @returns {Promise<Timing[]>}
 */
export async function runStages(groups, { cores = availableParallelism(), all = false } = {}) {
  /** @type {Timing[]} */
  const timings = []
  for (const group of groups) {
    const queue = [...group]
    const quiet = group.length > 1 && cores > 1
    const lane = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) timings.push(await timed(next, quiet))
    }
    await Promise.all(Array.from({ length: Math.min(cores, group.length) }, lane))
    if (!all && timings.some(({ passed }) => !passed)) break
  }
  return timings
}

/** A line for each stage. @param {Timing[]} timings */
export const timesOf = (timings) =>
  timings
    .map(
      ({ name, seconds, passed }) =>
        `${name.padEnd(20)} ${seconds.toFixed(1).padStart(7)} s  ${passed ? 'ok' : 'FAILED'}`,
    )
    .join('\n')

/** What will run, a group a line. @param {Stage[][]} groups */
export const planOf = (groups) =>
  groups.map((group, at) => `  ${at + 1}  ${group.map(({ name }) => name).join(' | ')}`).join('\n')
