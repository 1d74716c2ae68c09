import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './root.mjs'

/**
 * @typedef {{ file: string, title: string, ms: number, passed: boolean }} Outcome
 * @typedef {{ fullName: string, status: string, duration?: number | null }} VitestTest
 * @typedef {{ testResults: { name: string, status: string, message?: string, assertionResults: VitestTest[] }[] }} VitestReport
 * @typedef {{ title: string, file: string, tests: { results: { duration: number, status: string }[], status: string }[] }} Spec
 * @typedef {{ title: string, file: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[], errors: { message?: string }[] }} PlaywrightReport
 */

/** Reads the report of Vitest's JSON reporter. @param {VitestReport} report @returns {Outcome[]} */
function ofVitest({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name)
    const ran = assertionResults.map((test) => ({
      file,
      title: test.fullName,
      ms: test.duration ?? 0,
      passed: test.status === 'passed',
    }))
    // A file that does not even load has no tests to fail.
    const broken = status === 'failed' && ran.every(({ passed }) => passed)
    return broken ? [...ran, { file, title: 'the file itself', ms: 0, passed: false }] : ran
  })
}

/** @param {Suite} suite @returns {Outcome[]} */
function ofSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results, status }) => ({
      file: `tests/e2e/${file}`,
      title,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      passed: status === 'expected',
    })),
  )
  return [...own, ...suites.flatMap(ofSuite)]
}

/** Reads the report of Playwright's JSON reporter. @param {PlaywrightReport} report @returns {Outcome[]} */
function ofPlaywright({ suites, errors }) {
  const outside = errors.map(({ message = '' }) => ({ file: 'tests/e2e', title: message, ms: 0, passed: false }))
  return [...suites.flatMap(ofSuite), ...outside]
}

/** The tests of a report of either runner; empty if the file does not exist. @param {string} file @returns {Outcome[]} */
export function outcomesIn(file) {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return 'testResults' in report ? ofVitest(report) : ofPlaywright(report)
}

/** @param {Outcome[]} outcomes @param {number} count */
export function slowest(outcomes, count) {
  const ranked = outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, count)
  return ranked.map(({ file, title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}  ${title}`)
}

/** The line that ends a run. @param {Outcome[]} outcomes */
export function endLine(outcomes) {
  const passed = outcomes.filter((outcome) => outcome.passed).length
  return `${passed} passed, ${outcomes.length - passed} failed`
}
