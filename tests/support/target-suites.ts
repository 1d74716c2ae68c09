import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Suites that run against any server of the platform's API, also without a control API. */
const ANY_SERVER = 'tests/contract/any-server.contract.test.ts'
const CONTRACT = 'tests/contract'
const PATIENCE_MS = 10_000

/** What a server of `TARGET` can be asked: everything where its control API answers, else what needs no world made. */
async function controlOf(target: string, token: string | undefined): Promise<'answers' | string> {
  const address = new URL('/__control/health', target)
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const reply = await fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
  const health: unknown = reply.ok ? await reply.json().catch(() => null) : null
  if (typeof health === 'object' && health !== null && 'schemaVersion' in health) return 'answers'
  return `GET ${address.pathname} gives ${reply.status}`
}

/** The files of tests for the server of `TARGET`, and what to say of those that are left out; undefined: all of them. */
export async function suitesFor(
  target: string | undefined,
  token: string | undefined,
): Promise<{ files: string[]; said: string } | undefined> {
  if (!target) return undefined
  let control: string
  try {
    control = await controlOf(target, token)
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    throw new Error(`Nothing answers at TARGET=${target} (${cause?.code ?? message}): start it, or name another one.`)
  }
  if (control === 'answers') return undefined
  const folder = fileURLToPath(new URL('../contract/', import.meta.url))
  const skipped = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && join(CONTRACT, name) !== ANY_SERVER)
    .map((name) => name.replace('.contract.test.ts', ''))
  return {
    files: [ANY_SERVER],
    said: [
      `TARGET=${target} has no control API (${control}), so no world can be made there, and nobody logged in.`,
      'What runs: shape of the answers that a visitor gets, refusals of calls without merchant or session.',
      `Skipped, as they need worlds: ${skipped.join(', ')}.`,
    ].join('\n'),
  }
}
