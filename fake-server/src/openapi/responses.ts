import { ERRORS, type ErrorCode, possibleErrorsOf, successOf } from '@understudy/contracts'
import type { Described } from './described.ts'
import { exampleRef, headerRef, schemaRef } from './parts.ts'
import type { JsonSchema } from './schemas.ts'

type Entry = Described['entry']

/** Builds the responses of a call: its success, and one for each error status. */
export function responses(described: Described): JsonSchema {
  const { entry } = described
  const success = {
    description: 'Success',
    headers: headers(described),
    content: successContent(described),
  }
  return {
    [entry.status ?? 200]: success,
    ...(entry.cache ? { 304: { description: 'The answer that If-None-Match names still stands.' } } : {}),
    ...(entry.surface === 'control' ? PROBLEMS : failures(entry)),
  }
}

function headers({ entry, recorded }: Described): JsonSchema {
  const world = entry.surface === 'control' ? [] : ['x-world-time', 'x-world-clock', 'x-world-revision']
  const recordedHeaders = recorded?.headers ?? []
  return Object.fromEntries([...world, 'cache-control', ...recordedHeaders].map((name) => [name, headerRef(name)]))
}

function successContent({ entry, schemas, recorded }: Described): JsonSchema {
  const example = recorded && { examples: { everyday: { value: recorded.reply } } }
  if (entry.events) {
    const description = 'Server-sent events; each `data` line is the JSON of one WorldEvent.'
    const data = { contentMediaType: 'application/json', contentSchema: schemaRef('WorldEvent') }
    return { 'text/event-stream': { schema: { type: 'string', description, ...data }, ...example } }
  }
  const bare = entry.surface === 'control' || entry.surface === 'lgw'
  const schema = schemas.of(bare ? entry.reply : successOf(entry.reply), 'output')
  return { 'application/json': { schema, ...example } }
}

const problem = (description: string, ...examples: string[]) => ({
  description,
  content: {
    'application/problem+json': {
      schema: schemaRef('Problem'),
      examples: Object.fromEntries(examples.map((name) => [name, exampleRef(name)])),
    },
  },
})
const PROBLEMS = {
  '4XX': problem(
    'The call is refused: the input, the world it names, or who may steer.',
    'problem-input',
    'problem-world',
    'problem-off',
  ),
  '5XX': problem('The server cannot answer: too many worlds or listeners, or it failed.', 'problem-worlds'),
}

/** Builds one response per status, with its error codes and an example of each. */
function failures(entry: Entry): JsonSchema {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of possibleErrorsOf(entry)) {
    const { status } = ERRORS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const refusals = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      headers: { 'x-fault': headerRef('x-fault') },
      content: {
        'application/json': {
          schema: { allOf: [schemaRef('Failure'), { type: 'object', properties: { errorCode: { enum: codes } } }] },
          examples: Object.fromEntries(codes.map((code) => [code, exampleRef(code)])),
        },
      },
    },
  ])
  return Object.fromEntries(refusals)
}
