import { describe, expect, it } from 'vitest'
import { asText, problems, provedTwice, readRequirements, rowsOf } from '../support/requirements-report.ts'
import { levelOf, scanTests } from '../support/requirements-scan.ts'

// The coverage report is only as honest as the scanner behind it.
const scan = (text: string, file = 'tests/e2e/some.e2e.ts') => scanTests(file, text)
const titles = (text: string) => scan(text).tests.map(({ title }) => title)
const sleepers = (text: string) => scan(text).sleepers.map(({ how }) => how)

describe('titles', () => {
  it('are read in every way of quoting', () => {
    const text = `it('AB-001 it\\'s', f); test("AB-002 two", f); test(\`AB-003 \${x} three\`, f); it('AB-004 ' + x, f)`
    expect(titles(text)).toEqual(["AB-001 it's", 'AB-002 two', 'AB-003 … three', 'AB-004 …'])
  })

  it('are read behind modifiers and tables', () => {
    const text = [
      `it.concurrent('one', f)`,
      `test.each([[1, 'it(']])('two %s', f)`,
      `test.each\`a | b\n\${1} | \${2}\`('three', f)`,
      `it.for([1])('four', f)`,
      `test('five', { tag: '@slow' }, async ({ page }) => {})`,
    ].join('\n')
    expect(titles(text)).toEqual(['one', 'two %s', 'three', 'four', 'five'])
  })

  it('are not taken from comments, strings, regular expressions, groups, hooks or steps', () => {
    const text = [
      `// it('a', f)`,
      `/* test('b', f) */`,
      `const code = "it('c', f)" + \`test('d', f)\` + /it\\('e'/.source`,
      `describe('f', () => { test.describe('g', () => {}); test.beforeEach('h', f); test.step('i', f) })`,
      `audit('j', f); submit('k')`,
    ].join('\n')
    expect(titles(text)).toEqual([])
  })

  it('may carry several ids and remember where they stand', () => {
    const { tests } = scan(`\n\nit('SHELL-001 SHELL-002 the bar, SHELL-001 again; UTF-8, AB-1', f)`)
    expect(tests).toEqual([expect.objectContaining({ ids: ['SHELL-001', 'SHELL-002'], line: 3, level: 'e2e' })])
  })

  it('are found in components too', () => {
    expect(scan(`it('AB-001 x', () => <b>{it}</b>)`, 'web/src/a.test.tsx').tests).toHaveLength(1)
  })

  it('have the level of their file', () => {
    expect(levelOf('tests/e2e/home.e2e.ts')).toBe('e2e')
    expect(levelOf('tests/contract/home.test.ts')).toBe('contract')
    expect(levelOf('tests/process/crash.test.ts')).toBe('contract')
    expect(levelOf('fake-server/src/home.contract.test.ts')).toBe('contract')
    expect(levelOf('web/src/app/paths.test.ts')).toBe('unit')
  })
})

describe('tests that do not run', () => {
  it.each([
    [`it.skip('a', f)`, 'it.skip'],
    [`describe.only('a', f)`, 'describe.only'],
    [`test.describe.only('a', f)`, 'test.describe.only'],
    [`test.todo('a')`, 'test.todo'],
    [`test('a', () => { test.fixme() })`, 'test.fixme'],
    [`test('a', () => { test.info().skip() })`, 'test.info.skip'],
    [`test('a', ({}, testInfo) => { testInfo.skip() })`, 'testInfo.skip'],
    [`it('a', (ctx) => ctx.skip())`, 'ctx.skip'],
    [`xit('a', f)`, 'xit'],
    [`it('a', { skip: true }, f)`, 'it with { skip }'],
    [`it.fails('a', f)`, 'it.fails'],
  ])('are seen: %s', (text, how) => {
    expect(sleepers(text)).toEqual([how])
  })

  it('are not confused with other things of that name', () => {
    expect(sleepers(`list.skip(3); page.only; it('a', { timeout: 3 }, f); query.todo('x')`)).toEqual([])
  })
})

describe('the report', () => {
  const requirements = readRequirements(
    'id\tarea\tlayer\trequirement\thow\nAB-001\tAB\tweb\tone\tx\nAB-002\tAB\tweb\ttwo\tx\nAB-003\tAB\tweb\tthree\tx\n',
  )
  const { tests } = scan(`it('AB-001 AB-002 both', f)`)

  it('counts a row as proved when a test carries it and nothing is missing', () => {
    const rows = rowsOf(requirements, tests, { 'AB-002': 'the dark theme' })
    expect(rows.map(({ id, proved, missing }) => [id, proved, missing])).toEqual([
      ['AB-001', true, undefined],
      ['AB-002', false, 'the dark theme'],
      ['AB-003', false, 'no test names it'],
    ])
    expect(asText(rows)).toContain('AB          1 of   3 proved')
  })

  it('refuses ids that no requirement has, and tests that do not run', () => {
    const bad = scan(`it.only('AB-009 wrong', f)`)
    expect(problems(requirements, bad.tests, { 'AB-010': 'x' }, bad.sleepers)).toEqual([
      'tests/e2e/some.e2e.ts:1 names AB-009, which requirements.tsv does not have.',
      'requirements-open.ts names AB-010, which requirements.tsv does not have.',
      'tests/e2e/some.e2e.ts:1 does not run like the others: it.only.',
    ])
  })
})

describe('rows proved twice', () => {
  it('are those of browser tests that name nothing else', () => {
    const all = readRequirements('id\tarea\trequirement\nAB-001\tAB\tone\nAB-002\tAB\ttwo')
    const { tests } = scan(`test('AB-001 a', f)\ntest('AB-001 AB-002 b', f)`)
    const below = scan(`it('AB-001 c', f)`, 'web/src/a.test.ts').tests
    expect(provedTwice(rowsOf(all, [...tests, ...below], {})).split('\n')).toEqual([
      'tests/e2e/some.e2e.ts:1',
      '  AB-001      web/src/a.test.ts:1',
      '',
      '1 of 2 browser tests that name rows name only rows proved at a lower level too',
    ])
  })
})
