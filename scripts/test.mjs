import { performance } from 'node:perf_hooks'
import { npmRun } from './lib/run.mjs'
import { setup } from './setup.mjs'

/** A server that already runs: only the suites that speak to one make sense, and nothing is built. */
const target = process.env.BASE_URL ?? process.env.TARGET
if (target) Object.assign(process.env, { BASE_URL: target, TARGET: target })

async function findBrowser() {
  const { browser } = await import('./browser.mjs')
  process.env.CHROMIUM_PATH = await browser()
  console.log(process.env.CHROMIUM_PATH)
}

/** @type {[name: string, work: () => Promise<unknown>][]} */
const whole = [
  ['setup', setup],
  ['types', () => npmRun('types')],
  ['lint', () => npmRun('lint')],
  ['unit and contract', () => npmRun('unit')],
  ['build', () => npmRun('build')],
  ['browser', findBrowser],
  ['e2e', () => npmRun('e2e')],
  ['requirements', () => npmRun('requirements')],
]

/** @type {[name: string, work: () => Promise<unknown>][]} */
const against = [
  ['setup', setup],
  ['contract', () => npmRun('contract')],
  ['browser', findBrowser],
  ['e2e', () => npmRun('e2e')],
]

/** @type {{ name: string, seconds: string, result: string }[]} */
const table = []
let exitCode = 0
for (const [name, work] of target ? against : whole) {
  const start = performance.now()
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1)
  console.log(`\n== ${name}`)
  try {
    await work()
    table.push({ name, seconds: seconds(), result: 'ok' })
  } catch (problem) {
    table.push({ name, seconds: seconds(), result: 'FAILED' })
    console.error(problem instanceof Error ? problem.message : problem)
    exitCode = 1
    break
  }
}

console.log(target ? `\nAgainst ${target}` : '')
for (const { name, seconds, result } of table) console.log(`${name.padEnd(20)} ${seconds.padStart(7)} s  ${result}`)
process.exitCode = exitCode
