import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../support/repository.ts'
import { type Scan, scanTests } from '../support/requirements-scan.ts'
import { type Breach, child, dotted, judged } from './syntax-of.ts'

const TEST_FILES = /[.]test[.]tsx?$|[.]e2e[.]ts$/

// Tests move the world's clock instead of waiting, which is slow and flaky.
function sleeps(file: string, text: string): Breach[] {
  return judged(file, text, (node) => {
    if (node.type === 'ImportDeclaration') {
      const source = String(child(node, 'source')?.value)
      return /^(node:)?timers\/promises$/.test(source) ? source : undefined
    }
    // `networkidle` proves neither that the page is ready nor that no more calls follow.
    if (node.type === 'Literal' && node.value === 'networkidle') return 'networkidle'
    if (node.type !== 'CallExpression') return undefined
    const names = dotted(child(node, 'callee')!)
    // `test.setTimeout` sets how long the test may take.
    const waits = names.at(-1) === 'waitForTimeout' || (names.at(-1) === 'setTimeout' && !names.includes('test'))
    return waits ? names.at(-1) : undefined
  })
}

it('the sleep check finds every way to sleep', () => {
  const text = `import { setTimeout as pause } from 'node:timers/promises'
    await page.waitForTimeout(500); await new Promise((done) => setTimeout(done, 9)); page.waitForURL('x'); test.setTimeout(9)
    await page.waitForLoadState('networkidle'); await page.goto('/', { waitUntil: 'networkidle' })`
  expect(sleeps('x.ts', text).map(({ what }) => what)).toEqual([
    'node:timers/promises',
    'waitForTimeout',
    'setTimeout',
    'networkidle',
    'networkidle',
  ])
})

it('no contract or browser test sleeps', () => {
  const files = repositoryFiles(/^tests\/(contract|process|e2e|support)\/.*[.]ts$/)
  expect(files).not.toEqual([])
  expect(files.flatMap((file) => sleeps(file, read(file)))).toEqual([])
})

let scanned: Scan[] | undefined
/** What all files of tests declare, read once. */
const scans = () => (scanned ??= repositoryFiles(TEST_FILES).map((file) => scanTests(file, read(file))))

// A skipped test breaks unnoticed, and a focused one hides the others.
it('every test runs', () => {
  expect(scans().flatMap(({ sleepers }) => sleepers)).toEqual([])
})

// `npm run soak` runs what is tagged, and nothing else.
it('every test over random histories or kills is tagged for the soak', () => {
  const files = repositoryFiles(TEST_FILES).filter((file) => /\b(histories|kills)\(|SOAK_KILLS/.test(read(file)))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !read(file).includes("'soak'"))).toEqual([])
})

const LONGEST_TITLE = 80

/** Titles over the limit; a title is a subject and one behaviour. */
const longTitles = ({ tests }: Scan) =>
  tests
    .filter(({ title }) => title.length > LONGEST_TITLE)
    .map(({ file, line, title }) => `${file}:${line} has ${title.length} characters`)

it('the title check finds a title of 81 characters and none of 80', () => {
  const titled = (length: number) => `it('${'x'.repeat(length)}', f)`
  expect(longTitles(scanTests('x.ts', `${titled(80)}\n${titled(81)}`))).toEqual(['x.ts:2 has 81 characters'])
})

it('no test title is longer than 80 characters', () => {
  expect(scans().flatMap(longTitles)).toEqual([])
})

// Vitest and Playwright only look at these names; a test anywhere else would never run.
it('tests live in files that the runners find', () => {
  const others = repositoryFiles(/[.](spec|tests|e2e[.]test)[.][cm]?[jt]sx?$|[.]e2e[.]tsx$/)
  expect(others).toEqual([])
  expect(repositoryFiles(/[.]e2e[.]ts$/).filter((file) => !file.startsWith('tests/e2e/'))).toEqual([])
})
