// Scenarios as files: a folder whose JSON files are scenarios by their names.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ScenarioRefused } from '@understudy/platform/scenarios/scenario-refused.ts'
import { registerScenarios, type Scenario } from '@understudy/seed'
import { scenarioOf } from '@understudy/steering/scenarios/scenario-of.ts'

const ENDING = '.json'
/** The schema that editors read stands beside the scenarios. */
export const SCHEMA_FILE = 'scenario.schema.json'
/** How often a followed folder is looked at, milliseconds. */
const PAUSE = 1_000

/** A scenario's file that cannot be used, or a folder that cannot be read, as one sentence. */
export class BadScenarioFile extends Error {
  override readonly name = 'BadScenarioFile'
}

/** The scenarios of a folder. @throws BadScenarioFile with a sentence that names file, place and what would be right */
export function readScenarios(folder: string): Scenario[] {
  return filesIn(folder).map(({ name, path }) => {
    try {
      return scenarioOf(name, readFileSync(path, 'utf8'))
    } catch (error) {
      if (!(error instanceof ScenarioRefused)) throw error
      throw new BadScenarioFile(`${path}${error.path && ` at ${error.path}`}: ${error.message}`)
    }
  })
}

/** Makes the scenarios of a folder known to this process. @throws BadScenarioFile */
export function registerFolder(folder: string): Scenario[] {
  const scenarios = readScenarios(folder)
  registerScenarios(resolve(folder), scenarios)
  return scenarios
}

/** The hosts of this process that use a folder. */
const hosts = new Map<string, Set<object>>()

/**
 * Makes the scenarios of a folder known until the last host that uses them gives them back.
 * @throws BadScenarioFile
 */
export function holdScenarios(folder: string): () => void {
  registerFolder(folder)
  const key = resolve(folder)
  const users = hosts.get(key) ?? new Set()
  hosts.set(key, users)
  const host = {}
  users.add(host)
  return () => {
    users.delete(host)
    if (users.size === 0) registerScenarios(key, [])
  }
}

/** Reads a folder again where a file has changed; a wrong file is told of, and the scenarios before stay. */
export function followScenarios(folder: string, warn: (sentence: string) => void): () => void {
  let stamp = stampOf(folder)
  const timer = setInterval(() => {
    try {
      const next = stampOf(folder)
      if (next === stamp) return
      stamp = next
      registerFolder(folder)
    } catch (error) {
      if (!(error instanceof BadScenarioFile)) throw error
      warn(error.message)
    }
  }, PAUSE)
  timer.unref()
  return () => clearInterval(timer)
}

function filesIn(folder: string): { name: string; path: string; stamp: string }[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(ENDING) && file !== SCHEMA_FILE)
      .sort()
      .flatMap((file) => {
        const path = join(folder, file)
        // An editor may replace it in the meantime.
        const stats = statSync(path, { throwIfNoEntry: false })
        return stats?.isFile()
          ? [{ name: file.slice(0, -ENDING.length), path, stamp: `${file} ${stats.size} ${stats.mtimeMs}` }]
          : []
      })
  } catch (error) {
    throw new BadScenarioFile(`SCENARIOS_DIR=${folder} must be a folder that can be read: ${(error as Error).message}.`)
  }
}

const stampOf = (folder: string) =>
  filesIn(folder)
    .map(({ stamp }) => stamp)
    .join('\n')
