import { createPlatform, type PlatformOptions, type RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { scratchFolder } from './scratch.ts'

/** Address of a platform that runs elsewhere; without it one is started in this process for the test file. */
const TARGET = process.env.TARGET

/** Started in a folder of its own, so that files of tests can run side by side. */
export const startPlatform = (options: Partial<PlatformOptions> = {}): Promise<RunningPlatform> =>
  createPlatform({ dataDir: scratchFolder(), worldLimit: 2_000, ...options })

let started: Promise<RunningPlatform> | undefined
/** One platform a test file, started when first asked for. */
export const platform = () => (started ??= startPlatform())

/** supertest against the app of `TARGET`, or against the one in this process. */
export const app = async () => request(TARGET ?? (await platform()).app.server)

/** supertest against the staged third parties. */
export const stage = async () => request(stageUrl() ?? (await platform()).stage.server)

function stageUrl(): string | undefined {
  if (TARGET === undefined) return undefined
  if (process.env.STAGE_URL) return process.env.STAGE_URL
  const url = new URL(TARGET)
  url.port = String(Number(url.port || 3000) + 1)
  return url.origin
}

export const controlHeaders = (): Record<string, string> =>
  process.env.CONTROL_TOKEN ? { Authorization: `Bearer ${process.env.CONTROL_TOKEN}` } : { Host: 'localhost' }
