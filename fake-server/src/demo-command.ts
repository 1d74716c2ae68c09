import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError, calledAs, misused } from '@understudy/steering/command/client.ts'
import { START_PARAMETERS, startLink } from '@understudy/steering/command/start-link.ts'
import { readForDemo, writeForDemo } from './files/demo-scenarios.ts'
import { PROJECT_ROOT } from './files/folders.ts'
import { makeFolder } from './files/make-folder.ts'
import { FolderRefused, replaceFolder } from './files/replace-folder.ts'
import { BadScenarioFile } from './files/scenario-folder.ts'
import { putWhole } from './files/whole-file.ts'
import { requireMerchants } from './start/built-merchants.ts'
import { StartProblem } from './start/start-problem.ts'

/** The app with its platform as static files, and beside it, in the package, which files of its server belong to it too. */
const BUILT = join(PROJECT_ROOT, 'demo/dist')
const SHARED = join(PROJECT_ROOT, 'demo/shared.json')

/** Says what a folder is, so that the next run may replace it. */
const MARK = 'understudy.json'
const SCRIPT = 'sw.js'
/** Where the worker of another project finds its files, beside its script. */
const FILES = 'understudy'
/** What only the app's own pages need. */
const OF_APP = ['assets', 'm', 'index.html', '404.html', SCRIPT, MARK].map((name) => join(BUILT, name))

const DEMO_HELP = `${calledAs('demo')} --out FOLDER [--scenario NAME] [--as NAME] [--flags=-A,B] [--merchant CODE] [--lang CODE] [--scenarios FOLDER] …
Writes the app with its platform as a folder of static files for any host.
  ${START_PARAMETERS.map((name) => `--${name}`).join(', ')}
                what the first visit of the folder begins with, as in a state link
  --scenarios   scenarios of your own as files, which the folder then knows like those that are built in
A merchant's folder is compiled into the pages: for merchants of your own, run MERCHANTS_DIR=… npm run demo, or npm run pack,
in a clone of Understudy.`

const WORKER_HELP = `${calledAs('worker')} --out FOLDER [--scenarios FOLDER]
Writes ${SCRIPT} and a folder ${FILES} into a folder that your project serves, such as public, for startWorker of @understudy/worker.
  --scenarios   scenarios of your own as files, which it then knows like those that are built in`

const [command = '', ...args] = process.argv.slice(2)
try {
  if (args.includes('--help') || args.includes('-h')) console.log(command === 'worker' ? WORKER_HELP : DEMO_HELP)
  else if (command === 'worker') writeWorker(args)
  else writeDemo(args)
} catch (error) {
  const problems = [CommandError, FolderRefused, StartProblem, BadScenarioFile]
  if (!(error instanceof Error && problems.some((problem) => error instanceof problem))) throw error
  console.error(error.message)
  process.exitCode = error instanceof CommandError ? error.exitCode : 1
}

function writeDemo(given: string[]): void {
  const { out, scenarios: own, ...state } = optionsOf(given, START_PARAMETERS)
  const folder = folderOf(out, DEMO_HELP)
  const scenarios = readForDemo(own)
  const start = startLink(state)
  requireMerchants(join(PROJECT_ROOT, 'web/dist'))
  replaceFolder(folder, {
    isOwn: (there) => markOf(there) === 'demo',
    write(to) {
      copyBuilt(to, () => true)
      writeForDemo(to, scenarios, own)
      mark(to, 'demo', start)
    },
  })
  console.log(`${folder} can be served by any static host${start ? `; its first visit opens ${start}` : ''}.`)
}

function writeWorker(given: string[]): void {
  const { out, scenarios: own } = optionsOf(given, [])
  const folder = folderOf(out, WORKER_HELP)
  const script = join(folder, SCRIPT)
  const files = join(folder, FILES)
  if (existsSync(script) && markOf(files) !== 'worker')
    throw new FolderRefused(`${script} is there already and another worker: name a folder without one.`)
  const scenarios = readForDemo(own)
  makeFolder(folder)
  replaceFolder(files, {
    isOwn: (there) => markOf(there) === 'worker',
    write(to) {
      copyBuilt(to, (path) => !OF_APP.includes(path))
      writeForDemo(to, scenarios, own)
      mark(to, 'worker')
    },
  })
  putWhole(script, readFileSync(join(BUILT, SCRIPT)))
  console.log(`${script} and ${files} are there: serve them, and call startWorker() of @understudy/worker.`)
}

/** @throws CommandError */
function optionsOf(given: string[], names: readonly string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(['out', 'scenarios', ...names].map((name) => [name, { type: 'string' } as const]))
  try {
    return parseArgs({ args: given, options, strict: true }).values as Record<string, string | undefined>
  } catch (error) {
    throw misused(`${command}: ${(error as Error).message}`)
  }
}

/** @throws CommandError without a folder, or where nothing was built */
function folderOf(out: string | undefined, help: string): string {
  if (!out) throw misused(`--out is missing: ${help.split('\n')[0]}`)
  if (!existsSync(join(BUILT, SCRIPT))) throw misused(`${BUILT} is not built: run npm run demo first.`)
  return resolve(out)
}

function copyBuilt(to: string, isWanted: (path: string) => boolean): void {
  const filter = (path: string) => basename(path) !== '.built-from' && isWanted(path)
  cpSync(BUILT, to, { recursive: true, filter })
  const shared: Record<string, string> = existsSync(SHARED) ? JSON.parse(readFileSync(SHARED, 'utf8')) : {}
  for (const [at, from] of Object.entries(shared))
    if (isWanted(join(BUILT, at.split('/')[0] ?? '')))
      cpSync(join(PROJECT_ROOT, from), join(to, at), { recursive: true, filter: (path) => !/[.](br|gz)$/.test(path) })
}

function mark(folder: string, understudy: 'demo' | 'worker', start?: string): void {
  writeFileSync(join(folder, MARK), `${JSON.stringify({ understudy, start })}\n`)
}

function markOf(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, MARK), 'utf8')).understudy
  } catch {
    return undefined
  }
}
