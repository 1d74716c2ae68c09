import { availableParallelism } from 'node:os'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ name: string, seconds: number, passed: boolean }} Timing
 * @typedef {(output: string) => void} Heard gets all that a quiet command has printed so far
 * @typedef {object} Stage
 * @property {string} name
 * @property {(quiet: boolean, heard: Heard) => Promise<unknown>} work prints as it goes, or, quiet, answers with what it would have printed
 * @typedef {{ name: string, start: number, output: string }} Running
 */

/** @param {unknown} problem */
const textOf = (problem) => {
  if (!(problem instanceof Error)) return String(problem)
  const output = 'output' in problem ? String(problem.output) : ''
  return [output.trimEnd(), problem.message].filter(Boolean).join('\n')
}

/** @param {Stage} stage @param {boolean} quiet @param {Set<Running>} running @returns {Promise<Timing>} */
async function timed({ name, work }, quiet, running) {
  const start = performance.now()
  const own = { name, start, output: '' }
  running.add(own)
  const timing = (/** @type {boolean} */ passed) => ({ name, seconds: (performance.now() - start) / 1000, passed })
  if (!quiet) console.log(`\n== ${name}`)
  try {
    const printed = await work(quiet, (output) => void Object.assign(own, { output }))
    if (quiet) console.log(`\n== ${name}\n${typeof printed === 'string' ? printed.trimEnd() : ''}`)
    return timing(true)
  } catch (problem) {
    if (quiet) console.log(`\n== ${name}`)
    console.error(textOf(problem))
    return timing(false)
  } finally {
    running.delete(own)
  }
}

/** How many tests have run by Vitest's output, a line for each file: `(12 tests | 2 skipped)`. @param {string} output */
const testsIn = (output) =>
  [...stripVTControlCharacters(output).matchAll(/\((\d+) tests?(?: \|.*? (\d+) skipped)?/g)].reduce(
    (sum, [, count, skipped = 0]) => sum + Number(count) - Number(skipped),
    0,
  )

/** What has been done since the start, in a line. @param {number} start @param {Timing[]} timings @param {Iterable<Running>} running */
function progress(start, timings, running) {
  const minutes = Math.round((performance.now() - start) / 60_000)
  const done = timings.map(({ name, passed }) => `${name} ${passed ? 'ok' : 'FAILED'}`)
  const now = [...running].map(({ name, output }) => {
    const tests = testsIn(output)
    return tests ? `${name} (${tests} tests so far)` : name
  })
  return `-- ${minutes} min: ${[...done, `now ${now.join(', ')}`].join(', ')}`
}

/**
 * Runs groups of stages one after the other, the stages of a group side by side, as many as there are cores. Stages
 * that run beside others print when they end; each minute a line says what has been done. After a failure the stages of
 * its group are finished, and no other group begins unless `all` run.
 * @param {Stage[][]} groups
 * @param {{ cores?: number, all?: boolean }} [options]
 * @returns {Promise<Timing[]>}
 */
export async function runStages(groups, { cores = availableParallelism(), all = false } = {}) {
  /** @type {Timing[]} */
  const timings = []
  /** @type {Set<Running>} */
  const running = new Set()
  const start = performance.now()
  const ticker = setInterval(() => console.log(progress(start, timings, running)), 60_000)
  for (const group of groups) {
    const queue = [...group]
    const quiet = group.length > 1 && cores > 1
    const lane = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) timings.push(await timed(next, quiet, running))
    }
    await Promise.all(Array.from({ length: Math.min(cores, group.length) }, lane))
    if (!all && timings.some(({ passed }) => !passed)) break
  }
  clearInterval(ticker)
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
