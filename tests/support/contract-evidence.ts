import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint, EndpointDefinition, Schema } from '@understudy/contracts'
import * as z from 'zod/mini'
import { Evidence } from '../../steering/src/conform/evidence.ts'
import { ROOT } from './repository.ts'

type Contract = Endpoint<EndpointDefinition>
export interface NamedEvidence {
  file: string
  evidence: Evidence
}

export interface Standing {
  name: string
  method: string
  path: string
  /** Where the endpoint comes from by its contract. */
  origin: Contract['origin']
  /** Files and times it was seen in. */
  seen: { file: string; at: string; calls: number; deviations: number }[]
  /** Codes of refusals that were seen. */
  codes: string[]
  /** Places of the answer's fields, and where each was seen first. */
  fields: { path: string; seen: { file: string; at: string } | undefined; values: string[] }[]
}

/** The evidence that `npm run conform` has kept in a folder; throws for a file that is none. */
export const readEvidence = (folder = join(ROOT, 'contracts/evidence')): NamedEvidence[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const parsed = z.safeParse(Evidence, JSON.parse(readFileSync(join(folder, file), 'utf8')))
      if (!parsed.success) throw new Error(`${file} is no evidence: npm run conform writes it with --keep.`)
      return { file, evidence: parsed.data }
    })

/** What is known of each endpoint, and from where. */
export const standings = (contracts: readonly Contract[], evidence: readonly NamedEvidence[]): Standing[] =>
  contracts.map(({ name, method, path, origin, reply }) => {
    const occurrences = evidence.flatMap(({ file, evidence: { at, endpoints } }) => {
      const match = endpoints[name]
      return match ? [{ file, at, ...match }] : []
    })
    const fields = pathsOf(reply).map((path) => {
      const first = occurrences.find((one) => one.fields.includes(`response ${path}`))
      const values = occurrences.flatMap((one) => one.values[`response ${path}`] ?? [])
      return { path, seen: first && { file: first.file, at: first.at }, values: [...new Set(values)] }
    })
    const recordings = occurrences.map(({ file, at, calls, deviations }) => ({ file, at, calls, deviations }))
    const codes = [...new Set(occurrences.flatMap((one) => one.codes))]
    return { name, method, path, origin, seen: recordings, codes, fields }
  })

interface Node {
  properties?: Record<string, Node>
  items?: Node
  additionalProperties?: Node | boolean
  anyOf?: Node[]
  oneOf?: Node[]
  allOf?: Node[]
}

/** The fields of a schema by path, as a comparison names them: `list[].name`, `{}` for the entries of a record. */
function pathsOf(schema: Schema): string[] {
  const paths = new Set<string>()
  const walk = (node: Node, path: string): void => {
    for (const [name, field] of Object.entries(node.properties ?? {})) {
      const fieldPath = path === '' ? name : `${path}.${name}`
      paths.add(fieldPath)
      walk(field, fieldPath)
    }
    if (node.items) walk(node.items, `${path}[]`)
    if (typeof node.additionalProperties === 'object' && !node.properties) walk(node.additionalProperties, `${path}{}`)
    for (const one of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]) walk(one, path)
  }
  walk(z.toJSONSchema(schema as z.ZodMiniType, { unrepresentable: 'any', reused: 'inline' }) as Node, '')
  return [...paths]
}

/** A line for each endpoint, and the sums at the end; `withFields` names each field that was seen. */
export function asLines(all: readonly Standing[], { withFields = false } = {}): string[] {
  const counted = (origin: Standing['origin']) => all.filter((one) => one.origin === origin).length
  const fields = all.flatMap((one) => one.fields)
  const observed = fields.filter(({ seen }) => seen)
  return [
    ...all.flatMap((one) => [lineOf(one), ...(withFields ? fieldLines(one) : [])]),
    '',
    `${all.length} endpoints: ${counted('specified')} specified, ${counted('assumed')} assumed, ${counted('observed')} observed by their contracts; ${all.filter(({ seen }) => seen.length > 0).length} seen in evidence`,
    `${fields.length} fields of answers: ${observed.length} seen in evidence`,
  ]
}

function lineOf({ name, method, path, origin, seen, fields }: Standing): string {
  const seenCount = fields.filter((field) => field.seen).length
  const where = seen.map(({ file, at, calls, deviations }) => {
    const differs = deviations > 0 ? `, ${deviations} deviations` : ''
    return `observed ${at.slice(0, 10)} in ${file} (${calls} calls${differs})`
  })
  const evidenceText = seen.length > 0 ? `  ${seenCount} of ${fields.length} fields; ${where.join('; ')}` : ''
  return `${name}  ${method} ${path}  ${origin}${evidenceText}`
}

const fieldLines = ({ fields }: Standing) =>
  fields.flatMap(({ path, seen, values }) =>
    seen
      ? [
          `    ${path}  observed ${seen.at.slice(0, 10)} in ${seen.file}${values.length > 0 ? ` as ${values.join(', ')}` : ''}`,
        ]
      : [],
  )
