import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { read } from './repository.ts'

interface Step {
  name: string
  if?: string
  uses?: string
  run?: string
  shell?: string
  'working-directory'?: string
  env?: Record<string, string>
  with?: Record<string, string>
}

export interface Action {
  inputs: Record<string, { description: string; required?: boolean; default?: string }>
  runs: { using: string; steps: Step[] }
}

export const ACTION = parse(read('action.yml')) as Action

export interface Ran {
  code: number
  /** Names of the steps that ran. */
  steps: string[]
  output: string
  /** Paths that a runner would upload. */
  kept: string[]
  /** The name it would give them. */
  artifact: string
}

interface Place {
  folder: string
  temp: string
  env: NodeJS.ProcessEnv
  /** Which leg of the job's matrix, from 0. */
  leg?: number
}

/** Runs the shell steps of `action.yml` as GitHub's runner does: bash, the inputs put in, no further step after a failure. */
export async function runAction(inputs: Record<string, string>, place: Place): Promise<Ran> {
  const defaults = Object.fromEntries(Object.entries(ACTION.inputs).map(([name, input]) => [name, input.default ?? '']))
  const values: Record<string, string> = {
    'runner.temp': place.temp,
    'github.job': 'tests',
    'strategy.job-index': String(place.leg ?? 0),
  }
  for (const [name, value] of Object.entries({ ...defaults, ...inputs })) values[`inputs.${name}`] = value
  const filled = (text: string) =>
    text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`action.yml uses ${name}, which the test does not know`)
      return value
    })
  const ran: Ran = { code: 0, steps: [], output: '', kept: [], artifact: '' }
  for (const step of ACTION.runs.steps) {
    if (!isDue(step.if, ran.code !== 0, values)) continue
    ran.steps.push(step.name)
    if (step.uses?.startsWith('actions/upload-artifact@')) {
      ran.artifact = filled(step.with?.name ?? '')
      const patterns = filled(step.with?.path ?? '')
        .trim()
        .split('\n')
      ran.kept.push(...patterns.flatMap((pattern) => globSync(pattern.trim(), { cwd: place.folder })))
      continue
    }
    const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, value]) => [name, filled(value)]))
    const cwd = join(place.folder, filled(step['working-directory'] ?? '.'))
    const { code, output } = await bash(step.run ?? '', cwd, { ...place.env, ...env })
    ran.output += output
    if (ran.code === 0) ran.code = code
  }
  return ran
}

/** The conditions that the action has. @throws Error for any other */
function isDue(condition: string | undefined, hasFailed: boolean, values: Record<string, string>): boolean {
  if (condition === undefined) return !hasFailed
  if (condition === 'always()') return true
  if (condition === 'failure()') return hasFailed
  const [, name = ''] = /^(inputs\.[\w-]+) != ''$/.exec(condition) ?? []
  if (!(name in values)) throw new Error(`action.yml has a condition that the test does not know: ${condition}`)
  return !hasFailed && values[name] !== ''
}

const bash = (script: string, cwd: string, env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number; output: string }>((resolve, reject) => {
    const options = ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', script]
    const child = spawn('bash', options, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
