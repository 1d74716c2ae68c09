import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ passed: number, failed: number }} Counts what did not run counts as failed
 * @typedef {object} VitestReport
 * @property {number} numTotalTests
 * @property {number} numPassedTests
 * @property {{ name: string, status: string, message?: string, assertionResults: Assertion[] }[]} testResults a file each
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors outside the tests
 * @property {Suite[]} [suites]
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {object} Spec
 * @property {string} title
 * @property {string} file
 * @property {boolean} ok
 * @property {{ results: { errors: { message?: string }[] }[] }[]} tests
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

/** @param {string} file @param {string} title @param {string | undefined} message */
const failure = (file, title, message = '') =>
  `${[file, title].filter(Boolean).join(' > ')}\n  ${stripVTControlCharacters(message).trim().split('\n')[0]}`

/** @param {VitestReport} report */
const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && !failed.length) return failure(name, '', message)
    return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages?.[0]))
  })

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** @param {PlaywrightReport} report */
const failuresOfPlaywright = ({ errors, suites = [] }) => [
  ...suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const [first] = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return failure(file, title, first?.message)
    }),
  ...errors.map(({ message }) => failure('outside the tests', '', message)),
]

/** The failures of a report of either runner: file, title and, on a line below, what went wrong. @param {string} file */
export function failuresIn(file) {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return 'testResults' in report ? failuresOfVitest(report) : failuresOfPlaywright(report)
}

/** The line that ends a run. @param {Counts[]} counts */
export function endLine(counts) {
  const sum = (/** @type {keyof Counts} */ what) => counts.reduce((total, one) => total + one[what], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
