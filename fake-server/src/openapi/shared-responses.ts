import { responseRef } from './parts.ts'
import type { JsonSchema } from './schemas.ts'

type Paths = Record<string, JsonSchema>
interface Operation {
  responses: Record<string, { description: string }>
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'responses' in value

const operationsOf = (paths: Paths): Operation[] => Object.values(paths).flatMap(Object.values).filter(isOperation)

/** Status and what it tells, as a name may be written. */
const nameOf = (status: string, description: string) =>
  /^[\w.]+(, [\w.]+)*$/.test(description) ? `${status}-${description.replaceAll(', ', '-')}` : status

/**
 * Moves each response that several operations have alike into the components, so that it stands in the document once
 * and a generated client has one type for it. Changes `paths`, and returns the components by name.
 */
export function shareResponses(paths: Paths): JsonSchema {
  const uses = new Map<string, number>()
  const responses = operationsOf(paths).flatMap((operation) => Object.entries(operation.responses))
  const keyOf = (status: string, response: unknown) => `${status} ${JSON.stringify(response)}`
  for (const [status, response] of responses) {
    const key = keyOf(status, response)
    uses.set(key, (uses.get(key) ?? 0) + 1)
  }
  const shared: JsonSchema = {}
  const inPlace = (operation: Operation) =>
    Object.entries(operation.responses).map(([status, response]) => {
      const isRepeated = (uses.get(keyOf(status, response)) ?? 0) > 1
      // What an operation answers when it succeeds is its own, though another may answer the same.
      if (status.startsWith('2') || !isRepeated) return [status, response]
      const name = nameOf(status, response.description)
      shared[name] ??= response
      if (JSON.stringify(shared[name]) !== JSON.stringify(response))
        throw new Error(`Two responses of the reference would be called ${name}: describe them differently`)
      return [status, responseRef(name)]
    })
  for (const operation of operationsOf(paths)) operation.responses = Object.fromEntries(inPlace(operation))
  return shared
}
