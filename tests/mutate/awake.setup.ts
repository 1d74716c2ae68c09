import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    mutation: { awake: string; hitLimit: number; coverageFolder: string }
  }
}

/** What tests covered, one line a test: `{ test, tags, file, hits: { 'source#index': times } }`. */
const { awake, hitLimit, coverageFolder } = inject('mutation')
const here = globalThis as typeof globalThis & {
  __mutants?: (file: string) => (index: number) => boolean
  __hits?: Map<string, number>
}

let awakeHits = 0

here.__mutants = (file) => {
  if (coverageFolder) {
    return (index) => {
      const id = `${file}#${index}`
      here.__hits?.set(id, (here.__hits.get(id) ?? 0) + 1)
      return false
    }
  }
  const [awakeFile, awakeIndex] = awake.split('#')
  if (file !== awakeFile) return () => false
  return (index) => {
    if (index !== Number(awakeIndex)) return false
    awakeHits += 1
    // A changed condition of a loop may never end by itself.
    if (awakeHits > hitLimit) throw new Error(`The mutant ${awake} runs without end`)
    return true
  }
}

const lines: string[] = []

beforeEach(() => {
  awakeHits = 0
  here.__hits = new Map()
})

afterEach((context) => {
  if (!coverageFolder) return
  const hits = Object.fromEntries(here.__hits ?? [])
  const { name: test, tags } = context.task
  lines.push(JSON.stringify({ test, tags, file: expect.getState().testPath, hits }))
})

afterAll(() => {
  if (!coverageFolder) return
  mkdirSync(coverageFolder, { recursive: true })
  appendFileSync(join(coverageFolder, `${process.pid}.jsonl`), `${lines.splice(0).join('\n')}\n`)
})
