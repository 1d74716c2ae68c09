import { createPlatform, type PlatformOptions, type RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { countInto } from './coverage-of-run.ts'
import { scratchFolder } from './scratch.ts'

/** Address of a platform that runs elsewhere; without it one is started in this process for the test file. */
export const TARGET = process.env.TARGET

/** Started in a separate folder, so that test files can run in parallel. */
export async function startPlatform(options: Partial<PlatformOptions> = {}): Promise<RunningPlatform> {
  const running = await createPlatform({ dataDir: scratchFolder(), worldLimit: 2_000, ...options })
  countInto(running.usage)
  return running
}

let started: Promise<RunningPlatform> | undefined
/** One platform per test file, started on first use. */
export const platform = () => (started ??= startPlatform())

/** The world as its own process has it: for tests of the process (`tests/process`), which no other server can answer. */
export async function insideOf({ id }: { id: string }) {
  const world = (await platform()).worlds.find(id)
  if (!world) throw new Error(`The world ${id} is not in this process`)
  return world
}

/** supertest against the app of `TARGET`, or against the one in this process. */
export const app = async () => request(await appUrl())

let listening: Promise<string> | undefined
/** Address of the app of `TARGET`, or of the one in this process, which listens from then on. */
export const appUrl = (): Promise<string> =>
  (listening ??=
    TARGET !== undefined
      ? Promise.resolve(TARGET)
      : platform().then(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })))

/** supertest against the staged third parties. */
export const stage = async () => request(stageUrl() ?? (await ownStageUrl()))

let stageListening: Promise<string> | undefined
const ownStageUrl = () =>
  (stageListening ??= platform().then(({ stage }) => stage.listen({ port: 0, host: '127.0.0.1' })))

/** Address of the stage of `TARGET`. */
export function stageUrl(): string | undefined {
  if (TARGET === undefined) return undefined
  if (process.env.STAGE_URL) return process.env.STAGE_URL
  const url = new URL(TARGET)
  url.port = String(Number(url.port || 3000) + 1)
  return url.origin
}

export const controlHeaders = (): Record<string, string> =>
  process.env.CONTROL_TOKEN ? { Authorization: `Bearer ${process.env.CONTROL_TOKEN}` } : { Host: 'localhost' }
