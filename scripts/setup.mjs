import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fingerprint, stampIs } from './lib/fingerprint.mjs'
import { fromRoot, isMain } from './lib/root.mjs'
import { CommandFailed, run } from './lib/run.mjs'

const PACKAGES = ['art', 'contracts', 'merchants', 'seed', 'fake-server', 'web', 'tests']
const STAMP = fromRoot('node_modules/.understudy-setup')
const OLDEST_NODE = [20, 19]
const LOG = fromRoot('node_modules/.understudy-setup.log')

class SetupProblem extends Error {}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new SetupProblem(
    `Understudy needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. Please install a newer Node and try again.`,
  )
}

function wantedStamp() {
  const manifests = ['package.json', ...PACKAGES.map((name) => `${name}/package.json`)]
  // SQLite is native code, so its build belongs to one Node ABI and one kind of machine.
  const machine = [process.platform, process.arch, process.versions.modules]
  return fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests], machine)
}

/** @param {string} name */
const needsNothing = (name) => !JSON.parse(readFileSync(fromRoot(name, 'package.json'), 'utf8')).dependencies

const isComplete = () => PACKAGES.every((name) => needsNothing(name) || existsSync(fromRoot(name, 'node_modules')))

/** Node's own headers, so that building SQLite need not download them. */
function nodeHeaders() {
  if (process.env.npm_config_nodedir) return {}
  const prefix = dirname(dirname(realpathSync(process.execPath)))
  const version = join(prefix, 'include/node/node_version.h')
  if (!existsSync(version)) return {}
  const major = /NODE_MAJOR_VERSION (\d+)/.exec(readFileSync(version, 'utf8'))?.[1]
  return major === process.versions.node.split('.')[0] ? { npm_config_nodedir: prefix } : {}
}

/** Runs the pnpm of this repository quietly. @param {string[]} args */
export async function pnpm(...args) {
  const { packageManager } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const env = {
    ...nodeHeaders(),
    // Without a terminal pnpm would otherwise stop to ask before it replaces a foreign node_modules.
    CI: 'true',
    // `npm run --silent` hands its silence down, and a failure would have nothing to say.
    npm_config_loglevel: 'error',
  }
  await run('npx', ['--yes', packageManager, ...args], { env, quiet: true })
}

async function sqliteLoads() {
  const opening = `new (require('better-sqlite3'))(':memory:').close()`
  try {
    await run(process.execPath, ['--eval', opening], { cwd: fromRoot('fake-server'), quiet: true })
    return true
  } catch {
    return false
  }
}

/** Why an installation failed and what to do, from what npx and pnpm said. @param {string} output */
function whyNot(output) {
  if (/gyp ERR!|node-gyp|not found: make|g\+\+: not found|Could not find any Python/.test(output))
    return 'SQLite could not be built: install python3, make and g++ (Debian: apt-get install python3 make g++; macOS: xcode-select --install), then try again.'
  if (/ENOSPC/.test(output)) return 'The disk is full: make room for about 1 GB of dependencies, then try again.'
  if (/EACCES|EPERM|EROFS/.test(output))
    return 'A folder cannot be written: see that this folder and the one of npm (npm config get cache) are yours, then try again.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|META_FETCH_FAIL|FETCH_\d/.test(output))
    return 'The npm registry cannot be reached: see to the network, or to the proxy and registry of npm (npm config list), then try again.'
  if (/spawn npx ENOENT/.test(output)) return 'There is no npm beside this Node: install it, then try again.'
  return 'The dependencies could not be installed: mend what is named in the record, then try again.'
}

async function install() {
  try {
    await pnpm('install', '--frozen-lockfile', '--prod=false')
    if (await sqliteLoads()) return
    await pnpm('rebuild', 'better-sqlite3')
  } catch (problem) {
    const output = problem instanceof CommandFailed ? problem.output.trim() : String(problem)
    mkdirSync(dirname(LOG), { recursive: true })
    writeFileSync(LOG, `${output}\n`)
    throw new SetupProblem(`${whyNot(output)} All that was said stands in ${relative(process.cwd(), LOG)}.`)
  }
  if (!(await sqliteLoads())) {
    throw new SetupProblem(
      'SQLite was installed but does not load in this Node. Remove node_modules and try again; building it needs python3, make and g++.',
    )
  }
}

/** Brings the dependencies of the lockfile; does nothing when they are already there. */
export async function setup() {
  requireNode()
  const wanted = wantedStamp()
  if (isComplete() && stampIs(STAMP, wanted)) return
  console.log('Installing dependencies (a minute or two the first time) ...')
  await install()
  writeFileSync(STAMP, wanted)
}

/** Setup for other scripts: a problem ends the process with its sentence instead of a stack. */
export async function setupOrExit() {
  try {
    await setup()
  } catch (problem) {
    if (!(problem instanceof SetupProblem)) throw problem
    console.error(problem.message)
    process.exit(1)
  }
}

if (isMain(import.meta.url)) await setupOrExit()
