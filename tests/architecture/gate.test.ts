import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { slowestOf } from '../../scripts/lib/report.mjs'
import { countsIn, durationsIn, endLine, failuresIn, notRunIn } from '../../scripts/lib/results.mjs'
import { planOf, runStages, timesOf } from '../../scripts/lib/stages.mjs'

// The gate must report every failure and count only tests that ran.
let folder = ''
let printed: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'understudy-gate-'))
  printed = []
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((text) => void printed.push(String(text)))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const report = (name: string, content: object) => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('the results of both runners', () => {
  const vitest = {
    numTotalTests: 4,
    numPassedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'skipped' }, { status: 'todo' }] },
      { status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  }
  const playwright = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: 'the server did not start' }],
  }
  const file = (name: string, content: object) => countsIn(report(name, content))

  it('tests that did not run, broken files and outside errors are failures', () => {
    expect(file('unit.json', vitest)).toEqual({ passed: 1, failed: 4 })
    expect(file('e2e.json', playwright)).toEqual({ passed: 1, failed: 4 })
  })

  it('each failure is named with its file and the first line of its message', () => {
    const failed = { status: 'failed', fullName: 'a member logs out', failureMessages: ['no such button\n  at line 3'] }
    const testResults = [
      {
        name: 'web/login.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'passed', fullName: 'logs in' }, failed],
      },
      { name: 'web/broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ]
    const spec = {
      title: 'the menu opens',
      file: 'menu.e2e.ts',
      ok: false,
      tests: [{ results: [{ errors: [{ message: '\x1b[31mclosed\x1b[39m\nmore' }] }] }],
    }
    expect(failuresIn(report('unit.json', { testResults }))).toEqual([
      'web/login.test.ts > a member logs out\n  no such button',
      'web/broken.test.ts\n  no such module',
    ])
    const suites = [{ specs: [{ ...spec, ok: true }], suites: [{ specs: [spec] }] }]
    expect(failuresIn(report('e2e.json', { ...playwright, suites }))).toEqual([
      'menu.e2e.ts > the menu opens\n  closed',
      'outside the tests\n  the server did not start',
    ])
  })

  it('a test that only the whole gate runs is no failure where it did not run', () => {
    const left = { status: 'skipped', fullName: 'packs', tags: ['all'] }
    const asleep = { status: 'skipped', fullName: 'sleeps', tags: ['soak'] }
    const testResults = [{ name: 'a.test.ts', status: 'passed', assertionResults: [left, asleep] }]
    expect(file('unit.json', { numTotalTests: 2, numPassedTests: 0, testResults })).toEqual({ passed: 0, failed: 1 })
  })

  it('a test that needs another browser is listed as not run, and is no failure', () => {
    const need = 'Needs a browser with notifications: apt-get install chromium'
    const skipped = (description: string) => ({
      title: description.slice(0, 5),
      file: 'push.e2e.ts',
      ok: true,
      tests: [{ status: 'skipped', results: [], annotations: [{ type: 'skip', description }] }],
    })
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 2 }
    const suites = [{ specs: [skipped(need), skipped('later')] }]
    const written = report('e2e.json', { stats, errors: [], suites })
    expect(countsIn(written)).toEqual({ passed: 0, failed: 1 })
    expect(notRunIn(written)).toEqual([`push.e2e.ts > Needs\n  ${need}`])
  })

  it('the slowest tests of both runners are listed, the dearest first, with the sum', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'logs in', duration: 250 },
      { status: 'passed', fullName: 'logs out', duration: 1_500 },
    ]
    const testResults = [{ name: 'login.test.ts', status: 'passed', assertionResults }]
    const results = [{ duration: 3_000, errors: [] }]
    const suites = [{ specs: [{ title: 'opens', file: 'menu.e2e.ts', ok: true, tests: [{ results }] }] }]
    const durations = [
      ...durationsIn(report('unit.json', { ...vitest, testResults })),
      ...durationsIn(report('e2e.json', { ...playwright, suites })),
    ]
    expect(slowestOf(durations).split('\n')).toEqual([
      '    3.0 s  menu.e2e.ts > opens',
      '    1.5 s  login.test.ts > logs out',
      '    0.3 s  login.test.ts > logs in',
      '      5 s  all 3 tests',
    ])
    expect(slowestOf(Array.from({ length: 60 }, (_, at) => ({ seconds: at, title: 'x' }))).split('\n')).toHaveLength(51)
  })

  it('a report that was not written has no tests', () => {
    expect(countsIn(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 })
    expect(failuresIn(join(folder, 'none.json'))).toEqual([])
  })

  it('the end line sums the reports of all stages', () => {
    expect(endLine([file('unit.json', vitest), file('e2e.json', playwright)])).toBe('2 passed, 8 failed')
  })
})

describe('the stages', () => {
  const stage = (name: string, work: () => Promise<unknown> = async () => `${name} said`) => ({ name, work })
  const fails = () => Promise.reject(Object.assign(new Error('ended with 1'), { output: 'what went wrong' }))

  it('stages of a group run in parallel and print one after the other', async () => {
    let release = () => {}
    const first = new Promise<void>((resolve) => (release = resolve))
    const groups = [
      [
        stage('slow', async () => {
          await first
          return 'slow said'
        }),
        stage('quick', async () => {
          release()
          return 'quick said'
        }),
      ],
    ]
    const timings = await runStages(groups, { cores: 2 })
    expect(printed).toEqual(
      ['\n== slow\nslow said', '\n== quick\nquick said'].sort((a) => (a.includes('quick') ? -1 : 1)),
    )
    expect(timings.map(({ passed }) => passed)).toEqual([true, true])
    expect(planOf(groups)).toBe('  1  slow | quick')
  })

  it('a failed stage prints its output, lets its neighbours finish and ends the run', async () => {
    const after = vi.fn(async () => '')
    const groups = [[stage('bad', fails), stage('good')], [stage('after', after)]]
    const timings = await runStages(groups, { cores: 2 })
    expect(timings.map(({ name, passed }) => [name, passed]).sort()).toEqual([
      ['bad', false],
      ['good', true],
    ])
    expect(after).not.toHaveBeenCalled()
    expect(printed.join('\n')).toContain('what went wrong\nended with 1')
    expect(printed.join('\n')).toContain('good said')
    expect(timesOf(timings)).toMatch(/^bad .* FAILED$/m)
  })

  it('each minute a line says what is done and how many tests have run', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    try {
      let end = () => {}
      const work = async (_quiet: boolean, heard: (output: string) => void) => {
        heard(' \x1b[32m✓\x1b[39m a.test.ts \x1b[2m(12 tests\x1b[22m | 2 skipped) 9ms\n ✓ b.test.ts (1 test) 9ms\n')
        await new Promise<void>((resolve) => (end = resolve))
        return ''
      }
      const ran = runStages([[stage('types')], [{ name: 'unit', work }, stage('lint')]], { cores: 2 })
      await vi.advanceTimersByTimeAsync(60_000)
      expect(printed).toContain('-- 1 min: types ok, lint ok, now unit (11 tests so far)')
      await vi.advanceTimersByTimeAsync(60_000)
      expect(printed.at(-1)).toBe('-- 2 min: types ok, lint ok, now unit (11 tests so far)')
      end()
      await ran
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('independent stages go on after a failure', async () => {
    const timings = await runStages([[stage('bad', fails)], [stage('after')]], { all: true })
    expect(timings.map(({ name }) => name)).toEqual(['bad', 'after'])
  })
})
