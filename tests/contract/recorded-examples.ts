import { REGISTRY } from '@understudy/contracts/registry'
import { exampleOf } from './example-of.ts'
import { walk } from './walk.ts'

/** What a call was sent, and what it answered. */
interface Example {
  params?: unknown
  query?: unknown
  body?: unknown
  reply: unknown
}

/** Makes every call once in worlds of `everyday`, and returns them as examples by endpoint. */
export async function recordedExamples(): Promise<Record<string, Example>> {
  const steps: [string, unknown][] = []
  const worlds = await walk((step) => steps.push([step.endpoint.name, exampleOf(step)]))
  const order = new Map(REGISTRY.map(({ name }, index) => [name, index]))
  steps.sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
  const text = worlds.reduce((json, id) => json.replaceAll(id, 'everyday'), JSON.stringify(Object.fromEntries(steps)))
  return JSON.parse(text)
}
