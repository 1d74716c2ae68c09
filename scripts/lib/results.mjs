import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number }} Counts what did not run counts as failed
 * @typedef {object} VitestReport
 * @property {number} numTotalTests
 * @property {number} numPassedTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors outside the tests
 */

/** What Vitest wrote with its JSON reporter. @param {VitestReport} report @returns {Counts} */
function ofVitest({ numTotalTests, numPassedTests, testResults }) {
  // A file that does not even load has no tests to fail.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status === 'passed'),
  )
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length }
}

/** What Playwright wrote with its JSON reporter. @param {PlaywrightReport} report @returns {Counts} */
const ofPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
})

/** The tests of a report of either runner; none where it has not been written. @param {string} file @returns {Counts} */
export function countsIn(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return 'testResults' in report ? ofVitest(report) : ofPlaywright(report)
}

/** The line that ends a run. @param {Counts[]} counts */
export function endLine(counts) {
  const sum = (/** @type {keyof Counts} */ what) => counts.reduce((total, one) => total + one[what], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
