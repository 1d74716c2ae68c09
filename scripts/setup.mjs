import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { continueOnCurrentNode, NodeProblem } from './lib/current-node.mjs'
import { fingerprint, stampIs } from './lib/fingerprint.mjs'
import { fromRoot, isMain } from './lib/root.mjs'
import { CommandFailed, run } from './lib/run.mjs'

const PACKAGES = [
  'art',
  'contracts',
  'merchants',
  'seed',
  'platform',
  'stage',
  'steering',
  'fake-server',
  'web',
  'console',
  'demo',
  'tests',
]
const STAMP = fromRoot('node_modules/.understudy-setup')
const LOG = fromRoot('node_modules/.understudy-setup.log')

class SetupProblem extends Error {}

function wantedStamp() {
  const manifests = ['package.json', ...PACKAGES.map((name) => `${name}/package.json`)]
  const machine = [process.platform, process.arch]
  return fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests], machine)
}

/** @param {string} name */
const needsNothing = (name) => !JSON.parse(readFileSync(fromRoot(name, 'package.json'), 'utf8')).dependencies

const isComplete = () => PACKAGES.every((name) => needsNothing(name) || existsSync(fromRoot(name, 'node_modules')))

/** Runs the pnpm of this repository quietly. @param {string[]} args */
export async function pnpm(...args) {
  const { packageManager } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const env = {
    // Without a terminal pnpm would otherwise wait for an answer before it replaces a foreign node_modules.
    CI: 'true',
    // `npm run --silent` passes its log level on, which would hide the output of a failure.
    npm_config_loglevel: 'error',
  }
  await run('npx', ['--yes', packageManager, ...args], { env, quiet: true })
}

/** Explains a failed installation from the output of npx and pnpm. @param {string} output */
function whyNot(output) {
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
  } catch (problem) {
    const output = problem instanceof CommandFailed ? problem.output.trim() : String(problem)
    mkdirSync(dirname(LOG), { recursive: true })
    writeFileSync(LOG, `${output}\n`)
    throw new SetupProblem(`${whyNot(output)} All that was said stands in ${relative(process.cwd(), LOG)}.`)
  }
}

/** Installs the dependencies of the lockfile unless they are installed. */
export async function setup() {
  const expected = wantedStamp()
  if (isComplete() && stampIs(STAMP, expected)) return
  console.log('Installing dependencies (under a minute the first time) ...')
  await install()
  writeFileSync(STAMP, expected)
}

/**
 * Runs the setup for other scripts, which continue in a current Node; a problem ends the process with one sentence instead of a
 * stack.
 */
export async function setupOrExit() {
  try {
    await setup()
    await continueOnCurrentNode()
  } catch (problem) {
    if (!(problem instanceof SetupProblem || problem instanceof NodeProblem)) throw problem
    console.error(problem.message)
    process.exit(1)
  }
}

if (isMain(import.meta.url)) await setupOrExit()
