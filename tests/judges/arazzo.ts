import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../support/repository.ts'
import type { Judge } from './judge.ts'
import { onServer } from './served.ts'
import { fetched, runTool } from './tool.ts'

const JOURNEYS = join(ROOT, 'tests/judges/journeys.arazzo.yaml')

/** What `redocly respect --json-output` writes, as far as it is read here. */
interface Report {
  files: Record<string, { executedWorkflows: { workflowId: string; executedSteps: Step[] }[] }>
}
interface Step {
  stepId: string
  checks: { name: string; status: string; condition?: string; message?: string }[]
}

/** Redocly's Arazzo runner: the journeys with their own criteria, and each reply against the document. */
export const arazzo: Judge = {
  name: 'arazzo',
  run: (folder) => onServer(({ url }) => respect(folder, url)),
}

/** Runs the journeys against the address; throws if the runner writes no report. */
export async function respect(folder: string, url: string) {
  const program = join(fetched('@redocly/cli', '2.77.0'), 'bin/cli.js')
  const report = join(folder, 'report.json')
  const args = ['respect', JOURNEYS, '--server', `understudy=${url}`, '--json-output', report]
  const { output } = await runTool(process.execPath, [program, ...args], { cwd: folder, patience: 180 })
  if (!existsSync(report)) throw new Error(output)
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const workflows = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows)
  const steps = workflows.flatMap(({ workflowId, executedSteps }) =>
    executedSteps.map((step) => ({ ...step, workflowId })),
  )
  const checks = steps.flatMap(({ checks: made, ...step }) => made.map((check) => ({ ...check, ...step })))
  const failed = checks.filter(({ status }) => status !== 'success')
  return {
    did: `${workflows.length} journeys, ${steps.length} steps, ${checks.length} checks`,
    findings: failed.map(
      ({ workflowId, stepId, name, condition = '', message = '' }) =>
        `${workflowId}, ${stepId}: ${name} ${condition} ${message.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
    ),
  }
}
