import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { createVitest, escapeTestName, type Vitest } from 'vitest/node'
import { ROOT } from '../support/repository.ts'

/** A test and the mutants it covered, with how often each ran. */
export interface CoveredTest {
  file: string
  title: string
  /** Ids of the rows it proves. */
  tags: string[]
  hits: Record<string, number>
}

export interface Runner {
  /**
   * Runs test files once without a mutant, all that can meet one when none are named, and says what each test covered.
   * Files in which a test fails are left out and named to `leftOut`: whatever their tests met, they would call it caught.
   */
  cover(files: string[] | undefined, leftOut: (files: string[]) => void): Promise<CoveredTest[]>
  /** Runs the named tests with one mutant awake; gives the title of the test that caught it. */
  catches(mutant: string, hits: number, tests: Pick<CoveredTest, 'file' | 'title'>[]): Promise<string | undefined>
  close(): Promise<void>
}

/** Tests that ask a server of another process, or read the sources as they are written: no mutant is awake there. */
const WITHOUT_MUTANTS = /^tests\/(process|law|mutate|atlas)\//

/** No run may take less than this before it counts as endless, ms. */
const SHORTEST_LIMIT = 120_000
/** How long a Vitest may take to close, ms: one with a worker that hangs never does. */
const CLOSING = 10_000

async function launch(): Promise<Vitest> {
  const vitest = await createVitest('test', {
    config: join(ROOT, 'tests/mutate/vitest.config.ts'),
    watch: false,
    root: ROOT,
  })
  await vitest.standalone()
  return vitest
}

/** One Vitest that stays, so that a mutant costs its tests and not the start of the tool. */
export async function startRunner(): Promise<Runner> {
  const coverageFolder = mkdtempSync(join(tmpdir(), 'understudy-mutants-'))
  let vitest = await launch()
  // No part of the tests takes longer than all of them did.
  let limit = Number.POSITIVE_INFINITY

  const specificationsOf = async (files?: string[]) => {
    const wanted = files && new Set(files)
    const all = await vitest.globTestSpecifications()
    return all.filter(({ moduleId }) => {
      const file = relative(ROOT, moduleId)
      return wanted ? wanted.has(file) : !WITHOUT_MUTANTS.test(file)
    })
  }

  /** Undefined if it did not end; a worker that hangs keeps its Vitest for good, so the next run gets another one. */
  async function runInTime(files: string[]) {
    const run = vitest.runTestSpecifications(await specificationsOf(files))
    const result = await within(limit, run)
    if (result === undefined) {
      await within(CLOSING, vitest.close())
      vitest = await launch()
      stopAtFirstFailure(vitest)
    }
    return result
  }

  return {
    async cover(files, leftOut) {
      tell(vitest, { awake: '', hitLimit: 0, coverageFolder })
      vitest.resetGlobalTestNamePattern()
      const begun = performance.now()
      const { testModules } = await vitest.runTestSpecifications(await specificationsOf(files))
      limit = Math.max(performance.now() - begun, SHORTEST_LIMIT)
      stopAtFirstFailure(vitest)
      const failed = testModules.filter((module) => !module.ok()).map((module) => relative(ROOT, module.moduleId))
      if (failed.length) leftOut(failed)
      return readdirSync(coverageFolder)
        .flatMap((file) => readFileSync(join(coverageFolder, file), 'utf8').split('\n'))
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .map(({ test, tags, file, hits }) => ({ title: test, tags, file: relative(ROOT, file), hits }))
        .filter(({ file }) => !failed.includes(file))
    },

    async catches(mutant, hits, tests) {
      tell(vitest, { awake: mutant, hitLimit: 10_000 + 200 * hits, coverageFolder: '' })
      vitest.setGlobalTestNamePattern(
        new RegExp(`(${tests.map(({ title }) => escapeTestName(title, false)).join('|')})$`),
      )
      const files = [...new Set(tests.map(({ file }) => file))]
      const result = await runInTime(files)
      if (result === undefined) return 'the run does not end'
      const { testModules, unhandledErrors } = result
      // Vitest gives the modules of earlier runs too.
      for (const module of testModules.filter(({ moduleId }) => files.includes(relative(ROOT, moduleId)))) {
        for (const test of module.children.allTests('failed')) return test.name
        if (!module.ok()) return `${relative(ROOT, module.moduleId)} does not load`
      }
      return unhandledErrors.length > 0 ? 'an error outside the tests' : undefined
    },

    async close() {
      await within(CLOSING, vitest.close())
      rmSync(coverageFolder, { recursive: true, force: true })
    },
  }
}

/** What the work gives, undefined if it takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  if (!Number.isFinite(ms)) return work
  const over = new AbortController()
  return Promise.race([work, after(ms, undefined, { signal: over.signal })]).finally(() => over.abort())
}

/** The first failure is the answer; a page that a mutant breaks lets each later test wait in vain. */
function stopAtFirstFailure(vitest: Vitest): void {
  for (const { config } of vitest.projects) config.bail = 1
}

function tell(vitest: Vitest, mutation: { awake: string; hitLimit: number; coverageFolder: string }): void {
  for (const project of vitest.projects) project.provide('mutation', mutation)
}
