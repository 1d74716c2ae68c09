import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endLine, outcomesIn, slowest } from '../../scripts/lib/results.mjs'
import { planOf, runStages, timesOf } from '../../scripts/lib/stages.mjs'
import { ROOT } from '../support/repository.ts'

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
    testResults: [
      {
        name: join(ROOT, 'tests/law/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'one', status: 'passed', duration: 20 },
          { fullName: 'two', status: 'failed', duration: 3000 },
        ],
      },
      {
        name: join(ROOT, 'tests/law/broken.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  }
  const spec = (title: string, status: string, duration: number) => ({
    title,
    file: 'home.e2e.ts',
    tests: [{ status, results: [{ duration, status }] }],
  })
  const playwright = {
    suites: [
      {
        title: 'home.e2e.ts',
        file: 'home.e2e.ts',
        specs: [spec('three', 'expected', 1500)],
        suites: [{ title: 'in Urdu', file: 'home.e2e.ts', specs: [spec('four', 'unexpected', 9000)] }],
      },
    ],
    errors: [{ message: 'the server did not start' }],
  }

  it('reports count a file that does not load and an error outside tests as failures', () => {
    const all = [report('unit.json', vitest), report('e2e.json', playwright), join(folder, 'none.json')].flatMap(
      outcomesIn,
    )
    expect(endLine(all)).toBe('2 passed, 4 failed')
  })

  it('name the slowest tests, the slowest first', () => {
    const all = [report('unit.json', vitest), report('e2e.json', playwright)].flatMap(outcomesIn)
    expect(slowest(all, 2)).toEqual(['    9.0 s  tests/e2e/home.e2e.ts  four', '    3.0 s  tests/law/a.test.ts  two'])
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

  it('go on after a failure where one says nothing about the next', async () => {
    const timings = await runStages([[stage('bad', fails)], [stage('after')]], { all: true })
    expect(timings.map(({ name }) => name)).toEqual(['bad', 'after'])
  })
})
