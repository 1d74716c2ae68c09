import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ passed: number, failed: number }} Counts what did not run counts as failed, but for tests that only
 *   `npm test -- --all` runs, and those that say which browser they need
 * @typedef {object} VitestReport
 * @property {number} numTotalTests
 * @property {number} numPassedTests
 * @property {{ name: string, status: string, message?: string, assertionResults: Assertion[] }[]} testResults a file each
 * @typedef {object} Assertion
 * @property {string} status
 * @property {string} fullName
 * @property {string[]} [failureMessages]
 * @property {number} [duration] ms
 * @property {string[]} [tags]
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors outside the tests
 * @property {Suite[]} [suites]
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {object} Spec
 * @property {string} title
 * @property {string} file
 * @property {boolean} ok
 * @property {PlaywrightTest[]} tests
 * @typedef {object} PlaywrightTest
 * @property {{ duration?: number, errors: { message?: string }[] }[]} results
 * @property {string} [status]
 * @property {{ type: string, description?: string }[]} [annotations]
 */

/** What Vitest wrote with its JSON reporter. @param {VitestReport} report @returns {Counts} */
function ofVitest({ numTotalTests, numPassedTests, testResults }) {
  const left = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags = [] }) => status === 'skipped' && tags.includes('all'))
  // A file that does not even load has no tests to fail.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status === 'passed'),
  )
  return { passed: numPassedTests, failed: numTotalTests - left.length - numPassedTests + broken.length }
}

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** What a skipped test needs of the browser; undefined for any other. @param {PlaywrightTest} test */
const needOf = ({ status, annotations = [] }) =>
  status === 'skipped'
    ? annotations.find(({ description }) => description?.startsWith('Needs a browser '))?.description
    : undefined

/** @param {PlaywrightReport} report */
const notRunOfPlaywright = ({ suites = [] }) =>
  suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests.flatMap((test) => needOf(test) ?? []).map((need) => `${file} > ${title}\n  ${need}`),
    )

/** What Playwright wrote with its JSON reporter. @param {PlaywrightReport} report @returns {Counts} */
const ofPlaywright = (report) => {
  const { stats, errors } = report
  const skipped = stats.skipped - notRunOfPlaywright(report).length
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + skipped + errors.length }
}

/** The report in a file; an empty one where it has not been written. @param {string} file @returns {VitestReport | PlaywrightReport} */
const reportIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { numTotalTests: 0, numPassedTests: 0, testResults: [] }

/** The tests of a report of either runner. @param {string} file @returns {Counts} */
export function countsIn(file) {
  const report = reportIn(file)
  return 'testResults' in report ? ofVitest(report) : ofPlaywright(report)
}

/** Tests that need another browser: file, title and, on a line below, what they need. @param {string} file */
export function notRunIn(file) {
  const report = reportIn(file)
  return 'testResults' in report ? [] : notRunOfPlaywright(report)
}

/** Every test of a report with its seconds. @param {string} file @returns {{ seconds: number, title: string }[]} */
export function durationsIn(file) {
  const report = reportIn(file)
  if ('testResults' in report)
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => ({
        seconds: duration / 1_000,
        title: `${name} > ${fullName}`,
      })),
    )
  return (report.suites ?? []).flatMap(specsOf).map(({ file: name, title, tests }) => ({
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0) / 1_000,
    title: `${name} > ${title}`,
  }))
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
  const report = reportIn(file)
  return 'testResults' in report ? failuresOfVitest(report) : failuresOfPlaywright(report)
}

/** The line that ends a run. @param {Counts[]} counts */
export function endLine(counts) {
  const sum = (/** @type {keyof Counts} */ what) => counts.reduce((total, one) => total + one[what], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
