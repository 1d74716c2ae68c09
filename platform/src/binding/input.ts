// Validates requests against the contract and reports the broken rules by path.
import { type EndpointDefinition, platformError, type Schema } from '@understudy/contracts'
import { cleanTyped, isUnreadable } from '@understudy/contracts/typed-text'
import * as z from 'zod/mini'
import { cut } from '../shared/masking.ts'

/** Names of violated rules as sent in `value.fields` (spec §5 generic rules). */
const RULE_OF_ISSUE: Record<string, string> = {
  invalid_type: 'type',
  too_small: 'range',
  too_big: 'range',
  not_multiple_of: 'range',
  invalid_format: 'pattern',
  invalid_value: 'enum',
  invalid_union: 'enum',
  unrecognized_keys: 'unknown',
}

/** Limits of a refusal: how many fields it names and how long each name is, so that the sender cannot choose its size. */
const MOST_FIELDS = 50
const LONGEST_FIELD = 120

/** Violated rules by dotted path. The caller chooses the names in a path, `constructor` among them. */
export function brokenFields(error: z.core.$ZodError): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  const add = (whole: string, rule: string) => {
    const field = cut(whole, LONGEST_FIELD)
    if (fields.size >= MOST_FIELDS && !fields.has(field)) return
    const rules = fields.get(field) ?? []
    if (!rules.includes(rule)) fields.set(field, [...rules, rule])
  }
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body'
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) add([...issue.path, key].map(String).join('.'), 'unknown')
    else add(field, ruleOf(issue))
  }
  return Object.fromEntries(fields)
}

function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message || 'pattern'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  return RULE_OF_ISSUE[issue.code] ?? 'pattern'
}

export interface RawInput {
  params: unknown
  query: unknown
  headers: unknown
  body: unknown
}

/** Validates every part that the contract names; the error code depends on the part (400 for URLs, 422 for bodies). */
export function parseInput(endpoint: EndpointDefinition, raw: RawInput) {
  return {
    params: parsePart(endpoint.params, raw.params, 'request_param_err'),
    query: parsePart(endpoint.query ?? noQuery, raw.query, 'request_param_err'),
    headers: parsePart(endpoint.headers, raw.headers, 'request_param_err'),
    body: parseBody(endpoint, raw.body),
  }
}

export const noQuery = z.strictObject({})

function parseBody(endpoint: EndpointDefinition, body: unknown): unknown {
  if (endpoint.body === undefined) return undefined
  if (body === undefined || body === null || typeof body !== 'object') throw platformError('request_body_required')
  return parsePart(endpoint.body, body, 'field.invalid')
}

function parsePart(schema: Schema | undefined, value: unknown, code: 'request_param_err' | 'field.invalid'): unknown {
  if (schema === undefined) return undefined
  const unreadable: string[] = []
  const parsed = z.safeParse(schema, cleaned(value, unreadable), { reportInput: true })
  if (unreadable.length > 0)
    throw platformError(code, { fields: Object.fromEntries(unreadable.map((field) => [field, ['pattern']])) })
  if (!parsed.success) throw platformError(code, { fields: brokenFields(parsed.error) })
  return parsed.data
}

/** Deeper than any contract; what is nested deeper is refused as it is. */
const DEEPEST = 32

/**
 * The same value with every text in it cleaned as `cleanTyped` does; names of fields stay as they are. The paths of texts
 * that are to be refused are added to `unreadable`.
 */
function cleaned(value: unknown, unreadable: string[], path: readonly string[] = []): unknown {
  if (typeof value === 'string') {
    if (isUnreadable(value) && unreadable.length < MOST_FIELDS)
      unreadable.push(cut(path.join('.') || 'body', LONGEST_FIELD))
    return cleanTyped(value)
  }
  if (typeof value !== 'object' || value === null || path.length === DEEPEST) return value
  const part = (name: string, inner: unknown) => cleaned(inner, unreadable, [...path, name])
  if (Array.isArray(value)) return value.map((inner, i) => part(String(i), inner))
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, part(name, inner)]))
}
