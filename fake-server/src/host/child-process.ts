import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { control } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { ScenarioRefused } from '@understudy/platform/scenarios/scenario-refused.ts'
import { pause } from '@understudy/platform/shared/pauses.ts'
import type { Origin } from '@understudy/platform/storage/world-stores.ts'
import { MomentRefused } from '@understudy/platform/world/clock.ts'
import { scenarioNamed } from '@understudy/seed'
import { ControlProblem } from '@understudy/steering/api/control-problem.ts'
import { auditOfImage } from '@understudy/steering/audit/audit.ts'
import type { CheckedImage, ImageFacts } from '@understudy/steering/capsules/capsule-image.ts'
import type { ImageWorkers } from '@understudy/steering/capsules/image-workers.ts'
import pLimit from 'p-limit'
import { BUNDLE, IS_BUNDLE } from '../files/folders.ts'

/** The first line of a check's output; the checked image follows it. */
export type CheckAnswer = Omit<CheckedImage, 'image'> | { problem: control.Problem }

/** Written instead of an image when the origin's dates are out of range, or its scenario's file does not fit them. */
export type BuildRefused = { moment: string } | { path: string; sentence: string }

/** Larger than any image, bytes. */
const LARGEST_IMAGE = 80 * 1024 * 1024
const BRACE = '{'.charCodeAt(0)
const COMMAND = [join(BUNDLE, 'child-command.js')]

/**
 * Builds the image of an origin in a child process, so that no call is blocked. A process and not a thread, because the
 * SQLite binding may crash while a thread exits. Throws what a failing child writes to stderr.
 * @throws MomentRefused for an origin whose seeded dates would be out of range
 */
export async function buildInChild(origin: Origin, command = COMMAND): Promise<Buffer> {
  return imageIn(await inChild([...command, 'build', JSON.stringify(origin)], fileOf(origin)))
}

/** As `buildInChild`, for a caller that cannot wait. @throws MomentRefused */
export function buildInChildNow(origin: Origin, command = COMMAND): Buffer {
  const args = [...command, 'build', JSON.stringify(origin)]
  return imageIn(execFileSync(process.execPath, args, { input: fileOf(origin), maxBuffer: LARGEST_IMAGE }))
}

/** The file of the origin's scenario, which the child is given, as it may have changed meanwhile. @throws ScenarioMissing */
const fileOf = ({ scenario }: Origin): Buffer => Buffer.from(scenarioNamed(scenario).file ?? '')

function imageIn(answer: Buffer): Buffer {
  // An image never starts like JSON, so an error report can be told apart.
  if (answer[0] !== BRACE) return answer
  const refused = JSON.parse(answer.toString('utf8')) as BuildRefused
  throw 'moment' in refused ? new MomentRefused(refused.moment) : new ScenarioRefused(refused.path, refused.sentence)
}

/** Builds the OpenAPI document, with placeholders for origins, in a child process. */
export const describeInChild = async (command = COMMAND): Promise<string> =>
  (await inChild([...command, 'describe'])).toString('utf8')

/**
 * Validates the image of a capsule in a child process, as large ones take long.
 * @throws ControlProblem for what is wrong with it
 */
export async function checkInChild(image: Buffer, facts: ImageFacts, command = COMMAND): Promise<CheckedImage> {
  const answer = await inChild([...command, 'check', JSON.stringify(facts)], image)
  const end = answer.indexOf('\n')
  const result: CheckAnswer = JSON.parse(answer.toString('utf8', 0, end))
  if ('problem' in result) throw ControlProblem.of(result.problem)
  return { ...result, image: answer.subarray(end + 1) }
}

/** `imageForCapsule` in a child process, as it scans every text of the world. */
export const stripInChild = (image: Buffer, worldId: string, command = COMMAND): Promise<Buffer> =>
  inChild([...command, 'strip', worldId], image)

/** The long work on images in child processes, as large ones would block calls. */
export const childWorkers: ImageWorkers = {
  check: (image, { scenario, schemaVersion, as }) => checkInChild(image, { scenario, schemaVersion, as }),
  strip: (image, worldId) => stripInChild(image, worldId),
}

/** Images larger than this, in bytes, are audited in a child process. */
const LARGE = 4 * 1024 * 1024

export const auditBeside = (image: Buffer): Promise<control.Audit> =>
  canRunInChild && image.length > LARGE ? auditInChild(image) : auditOfImage(image)

/** `auditOfImage` in a child process. */
export const auditInChild = async (image: Buffer, command = COMMAND): Promise<control.Audit> =>
  JSON.parse((await inChild([...command, 'audit'], image)).toString('utf8'))

/**
 * Runs the command and returns its standard output. Starting a process and joining its output take milliseconds each, so
 * both happen in event loop turns of their own.
 */
const inChild = (args: string[], input?: Buffer): Promise<Buffer> => atATime(() => runChild(args, input))

/** Each process may take hundreds of megabytes. */
const atATime = pLimit(2)
/** How long a process may work on what somebody sent, milliseconds. */
const TIMEOUT = MINUTE

async function runChild(args: string[], input?: Buffer): Promise<Buffer> {
  await pause()
  const options = { encoding: 'buffer', maxBuffer: LARGEST_IMAGE, timeout: TIMEOUT, killSignal: 'SIGKILL' } as const
  const running = promisify(execFile)(process.execPath, args, options)
  // A child that exits before reading everything is reported by its exit; an unhandled EPIPE would crash this process.
  running.child.stdin?.on('error', () => {}).end(input)
  const { stdout } = await running.catch((error: Error & { code?: unknown; killed?: boolean }) => {
    if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') throw tooLarge('it grows beyond 80 MB')
    if (error.killed) throw tooLarge(`it takes more than ${TIMEOUT / 1_000} seconds`)
    throw error
  })
  await pause()
  return stdout
}

const tooLarge = (why: string) =>
  new ControlProblem(422, 'input.invalid', 'Too large', `The world cannot be worked on: ${why}.`)

/** Only the bundled server has the command as a file; from the sources, loading it would take longer than the work. */
export const canRunInChild = IS_BUNDLE
