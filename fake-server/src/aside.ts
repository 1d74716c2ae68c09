import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { setImmediate as otherCalls } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { control } from '@understudy/contracts'
import type { BuildRefused, CheckAnswer } from './aside-command.ts'
import type { CheckedImage } from './control/capsule-image.ts'
import { ControlProblem } from './control/problem.ts'
import { MomentRefused } from './world/clock.ts'
import { PACKAGE_ROOT } from './world/folders.ts'
import type { Origin } from './world/world.ts'

/** Larger than any image, bytes. */
const LARGEST_IMAGE = 80 * 1024 * 1024
const BRACE = '{'.charCodeAt(0)
const BUNDLE = join(PACKAGE_ROOT, 'dist')
const COMMAND = [join(BUNDLE, 'aside-command.js')]

/**
 * Builds the image of an origin in a process of its own, so that nobody else waits. A process and not a thread: the
 * SQLite binding may be torn down in the middle of a thread's exit. Throws what the process says when it fails, and
 * MomentRefused for an origin whose story would begin before all time.
 */
export async function buildAside(origin: Origin, command = COMMAND): Promise<Buffer> {
  const answer = await aside([...command, 'build', JSON.stringify(origin)])
  // No image begins like JSON.
  if (answer[0] !== BRACE) return answer
  throw new MomentRefused((JSON.parse(answer.toString('utf8')) as BuildRefused).moment)
}

/** Writes the OpenAPI document, with placeholders for origins, in a process of its own. */
export const describeAside = async (command = COMMAND): Promise<string> =>
  (await aside([...command, 'describe'])).toString('utf8')

/**
 * Checks the image of a capsule in a process of its own, as large ones take long. Throws the ControlProblem of what does
 * not fit.
 */
export async function checkAside(image: Buffer, facts: control.CapsuleFacts, command = COMMAND): Promise<CheckedImage> {
  const answer = await aside([...command, 'check', JSON.stringify(facts)], image)
  const end = answer.indexOf('\n')
  const found: CheckAnswer = JSON.parse(answer.toString('utf8', 0, end))
  if ('problem' in found) throw ControlProblem.of(found.problem)
  return { ...found, image: answer.subarray(end + 1) }
}

/** `imageForCapsule` in a process of its own: it looks at every text of the world. */
export const stripAside = (image: Buffer, worldId: string, command = COMMAND): Promise<Buffer> =>
  aside([...command, 'strip', worldId], image)

/** `auditOfImage` in a process of its own. */
export const auditAside = async (image: Buffer, command = COMMAND): Promise<control.Audit> =>
  JSON.parse((await aside([...command, 'audit'], image)).toString('utf8'))

/**
 * Runs the command and gives what it writes to its standard output. To start a process, and to put its output together,
 * takes milliseconds: neither is in one turn of the event loop with what its caller does before and after.
 */
async function aside(args: string[], input?: Buffer): Promise<Buffer> {
  await otherCalls()
  const options = { encoding: 'buffer', maxBuffer: LARGEST_IMAGE } as const
  const running = promisify(execFile)(process.execPath, args, options)
  // A process that ends before it has read everything is told of by its end; unheard, the broken pipe would end this one.
  running.child.stdin?.on('error', () => {}).end(input)
  const { stdout } = await running
  await otherCalls()
  return stdout
}

/** Only the bundled server has the command beside it; from the sources it would take longer to load than to build. */
export const canRunAside = isInside(dirname(fileURLToPath(import.meta.url)), BUNDLE)

function isInside(folder: string, parent: string): boolean {
  return folder === parent || folder.startsWith(`${parent}/`)
}
