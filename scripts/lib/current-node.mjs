import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { fromRoot } from './root.mjs'

/** The Node-API that SQLite's binaries need: Node has it from 22.14 and 23.6 on, and older ones crash silently. */
const NODE_API = 10

/** Thrown when the machine's Node is too old and the lockfile has none for this machine. */
export class NodeProblem extends Error {}

/**
 * The Node of the lockfile. `npm run` finds it first on its path, so only a first `npm start` or `npm test` meets another.
 * On Windows it is the program itself, as what stands in .bin is a batch file, which Node does not start.
 */
export const broughtNode = (platform = process.platform, arch = process.arch) =>
  platform === 'win32' ? fromRoot(`node_modules/node-win-${arch}/bin/node.exe`) : fromRoot('node_modules/.bin/node')

const isTooOld = () => Number(process.versions.napi) < NODE_API

/**
 * Runs the script of this process again on the Node of the lockfile where its own is too old, and ends with its exit
 * code; does nothing on a current Node.
 * @throws NodeProblem where the lockfile has no Node for this machine
 */
export async function continueOnCurrentNode() {
  if (!isTooOld()) return
  const brought = broughtNode()
  if (!existsSync(brought))
    throw new NodeProblem(
      `Understudy needs Node 22.14 or newer; this is ${process.versions.node}. Please install a newer Node and try again.`,
    )
  // Also for commands the script starts by name.
  const PATH = `${dirname(brought)}${delimiter}${process.env.PATH ?? ''}`
  const env = { ...process.env, PATH }
  const child = spawn(brought, [...process.execArgv, ...process.argv.slice(1)], { env, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  const [code, signal] = await new Promise((resolve) => child.once('exit', (...ended) => resolve(ended)))
  process.exit(code ?? 128 + (constants.signals[/** @type {NodeJS.Signals} */ (signal)] ?? 1))
}
