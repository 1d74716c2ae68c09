import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { RESULTS, type Reached, reachedHere } from './coverage-of-run.ts'

/** After each file of tests: what has been reached so far, in this process or at the server under test. */
afterAll(async () => {
  // One without a control API tells nothing of what was used of it.
  const target = process.env.TARGET_PLAIN ? undefined : process.env.TARGET
  const reached = target ? await reachedAt(target) : reachedHere()
  if (reached.length === 0) return
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, `coverage-${target ? 'target' : process.pid}.json`), JSON.stringify(reached))
})

async function reachedAt(target: string): Promise<Reached[]> {
  const token = process.env.CONTROL_TOKEN
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const response = await fetch(new URL('/__control/usage', target), { headers })
  if (!response.ok) throw new Error(`${target} does not say what was used of it: ${response.status}`)
  return ((await response.json()) as { reached: Reached[] }).reached
}
