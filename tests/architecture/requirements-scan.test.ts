import { describe, expect, it } from 'vitest'
import { asText, problems, provedTwice, readRequirements, rowsOf } from '../support/requirements-report.ts'
import { levelOf, scanTests } from '../support/requirements-scan.ts'

const scan = (text: string, file = 'tests/e2e/some.e2e.ts') => scanTests(file, text)
const titles = (text: string) => scan(text).tests.map(({ title }) => title)
const ids = (text: string) => scan(text).tests.map((test) => test.ids)
const sleepers = (text: string) => scan(text).sleepers.map(({ how }) => how)

describe('titles', () => {
  it('titles are found in every kind of quotes', () => {
    const text = `it('it\\'s', f); test("two", f); test(\`\${x} three\`, f); it('four ' + x, f)`
    expect(titles(text)).toEqual(["it's", 'two', '… three', 'four …'])
  })

  it('titles are found after modifiers and tables', () => {
    const text = [
      `it.concurrent('one', f)`,
      `test.each([[1, 'it(']])('two %s', f)`,
      `test.each\`a | b\n\${1} | \${2}\`('three', f)`,
      `it.for([1])('four', f)`,
      `test('five', { tag: '@slow' }, async ({ page }) => {})`,
    ].join('\n')
    expect(titles(text)).toEqual(['one', 'two %s', 'three', 'four', 'five'])
  })

  it('comments, strings, regular expressions, hooks and steps have no titles', () => {
    const text = [
      `// it('a', f)`,
      `/* test('b', f) */`,
      `const code = "it('c', f)" + \`test('d', f)\` + /it\\('e'/.source`,
      `describe('f', () => { test.describe('g', () => {}); test.beforeEach('h', f); test.step('i', f) })`,
      `audit('j', f); submit('k')`,
    ].join('\n')
    expect(titles(text)).toEqual([])
  })

  it('titles are found in components too', () => {
    expect(scan(`it('x', () => <b>{it}</b>)`, 'web/src/a.test.tsx').tests).toHaveLength(1)
  })

  it('skipped tests with an id are reported, those of groups too', () => {
    const { misplaced } = scan(`it('AB-001 the bar; UTF-8, AB-1', f)\n\ndescribe('a bar (AB-002)', f)`)
    expect(misplaced.map(({ id, line }) => [id, line])).toEqual([
      ['AB-001', 1],
      ['AB-002', 3],
    ])
  })

  it('a title has the level of its file', () => {
    expect(levelOf('tests/e2e/home.e2e.ts')).toBe('e2e')
    expect(levelOf('tests/contract/home.test.ts')).toBe('contract')
    expect(levelOf('tests/process/crash.test.ts')).toBe('contract')
    expect(levelOf('platform/src/home.contract.test.ts')).toBe('contract')
    expect(levelOf('web/src/app/paths.test.ts')).toBe('unit')
  })
})

describe('ids', () => {
  it('requirement ids are read from the tags of both runners only', () => {
    const text = [
      `test('AB-001 a', { tag: ['@served', '@SHELL-001', '@SHELL-002'] }, f)`,
      `test('b', { tag: '@SHELL-003' }, () => { use({ tags: ['SHELL-004'] }) })`,
      `it.each(rows)('c', { timeout: 9, tags: ['SHELL-005'] }, f)`,
      `it('d', { meta: { tags: ['SHELL-006'] } }, f)`,
    ].join('\n')
    expect(ids(text)).toEqual([['SHELL-001', 'SHELL-002'], ['SHELL-003'], ['SHELL-005'], []])
  })

  it('a test has the requirement ids of its groups, too', () => {
    const text = `describe('a', { tags: ['AB-001'] }, () => { test('b', { tags: ['AB-002'] }, f); test('c', f) }); test('d', f)`
    expect(ids(text)).toEqual([['AB-001', 'AB-002'], ['AB-001'], []])
  })

  it('requirement ids have the line and the level of their test', () => {
    const { tests } = scan(`\n\nit('a', { tags: ['AB-001'] }, f)`)
    expect(tests).toEqual([
      { file: 'tests/e2e/some.e2e.ts', title: 'a', ids: ['AB-001'], line: 3, level: 'e2e', onlyInAll: false },
    ])
  })

  it('a test, group or file with the tag all is only in the whole gate', () => {
    const onlyInAll = (text: string) => scan(text).tests.map((test) => test.onlyInAll)
    expect(onlyInAll(`it('a', { tags: ['all'] }, f); test('b', { tag: ['@AB-001', '@all'] }, f)`)).toEqual([true, true])
    expect(onlyInAll(`describe('a', { tags: ['all'] }, () => { test('b', f) }); test('c', f)`)).toEqual([true, false])
    expect(onlyInAll(`// @module-tag all\nimport 'x'\ntest('a', f)`)).toEqual([true])
    expect(onlyInAll(`test('a', { tag: '@allowed' }, f)`)).toEqual([false])
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
  ])('a test that does not run is seen: %s', (text, how) => {
    expect(sleepers(text)).toEqual([how])
  })

  it('functions that are named skip or only are not taken for tests', () => {
    expect(sleepers(`list.skip(3); page.only; it('a', { timeout: 3 }, f); query.todo('x')`)).toEqual([])
  })
})

describe('the report', () => {
  const requirements = readRequirements(
    'id\tarea\tlayer\trequirement\thow\nAB-001\tAB\tweb\tone\tx\nAB-002\tAB\tweb\ttwo\tx\nAB-003\tAB\tweb\tthree\tx\n',
  )
  const { tests } = scan(`it('both', { tags: ['AB-001', 'AB-002'] }, f)`)

  it('the report counts a row as proved by a test with its tag, and lists the rest', () => {
    const text = asText(rowsOf(requirements, tests))
    expect(text).toContain('AB          2 of   3 proved')
    expect(text).toContain('Not proved:\n  AB-003      three\n\n2 of 3 requirements proved')
  })

  it('the report fails while a row is not proved', () => {
    expect(problems(rowsOf(requirements, tests), tests, [], [])).toEqual([
      'AB-003 is not proved: no test of npm test has it as a tag.',
    ])
  })

  it('the report refuses unknown ids, ids in titles and tests that do not run', () => {
    const bad = scan(`it.only('AB-001 wrong', { tags: ['AB-009'] }, f)`)
    expect(problems([], bad.tests, bad.misplaced, bad.sleepers)).toEqual([
      'tests/e2e/some.e2e.ts:1 names AB-009, which requirements.tsv does not have.',
      'tests/e2e/some.e2e.ts:1 has AB-001 in its title: make it a tag.',
      'tests/e2e/some.e2e.ts:1 does not run like the others: it.only.',
    ])
  })
})

describe('rows proved twice', () => {
  it('rows proved twice are those of browser tests that prove nothing else', () => {
    const all = readRequirements('id\tarea\trequirement\nAB-001\tAB\tone\nAB-002\tAB\ttwo')
    const { tests } = scan(`test('a', { tag: '@AB-001' }, f)\ntest('b', { tag: ['@AB-001', '@AB-002'] }, f)`)
    const below = scan(`it('c', { tags: ['AB-001'] }, f)`, 'web/src/a.test.ts').tests
    expect(provedTwice(rowsOf(all, [...tests, ...below])).split('\n')).toEqual([
      'tests/e2e/some.e2e.ts:1',
      '  AB-001      web/src/a.test.ts:1',
      '',
      '1 of 2 browser tests that name rows name only rows proved at a lower level too',
    ])
  })
})
