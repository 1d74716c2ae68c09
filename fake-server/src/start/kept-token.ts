import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostRandom } from '@understudy/platform/shared/host-random.ts'
import { StartProblem } from './start-problem.ts'

/**
 * Reads the token from a file. A missing file is made with a new token, readable by its owner only; of several processes
 * that make it at once, all read what the first has written.
 * @throws StartProblem
 */
export function keptToken(file: string, newToken: () => string = hostRandom.uuid): string {
  try {
    if (!existsSync(file)) makeFile(file, newToken())
    const token = readFileSync(file, 'utf8').trim()
    if (token !== '') return token
  } catch (error) {
    throw new StartProblem(`CONTROL_TOKEN_FILE=${file} can neither be read nor made: ${(error as Error).message}.`)
  }
  throw new StartProblem(`CONTROL_TOKEN_FILE=${file} is empty: write a token into it, or remove it.`)
}

/** Links a whole file to its name, which fails where another process was faster; writing to the name could be read half. */
function makeFile(file: string, token: string): void {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, `${token}\n`, { mode: 0o600 })
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
