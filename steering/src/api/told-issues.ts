import type { EndpointDefinition, Schema } from '@understudy/contracts'
import { noQuery } from '@understudy/platform/binding/input.ts'
import * as z from 'zod/mini'

/** What is wrong with a field, and what would be right. */
export interface ToldIssue {
  name: string
  message: string
}

/** Limits of what is told, as the sender chooses names and values. */
const MOST = { fields: 50, name: 120, message: 300 } as const

const inEnglish = z.locales.en().localeError

/** Names what an input has that its contract does not take, in sentences. */
export function told(
  endpoint: EndpointDefinition,
  input: { params?: unknown; query?: unknown; body?: unknown },
): ToldIssue[] {
  const parts = [
    [endpoint.params, input.params],
    [endpoint.query ?? noQuery, input.query ?? {}],
    [endpoint.body, input.body === undefined ? {} : input.body],
  ] as const
  return parts
    .flatMap(([schema, value]) => {
      const parsed = schema && z.safeParse(schema, value, { reportInput: true })
      return parsed?.success === false ? parsed.error.issues.flatMap((issue) => toldOf(issue, schema)) : []
    })
    .slice(0, MOST.fields)
    .map(({ name, message }) => ({ name: name.slice(0, MOST.name) || 'body', message: message.slice(0, MOST.message) }))
}

function toldOf(issue: z.core.$ZodIssue, schema: Schema | undefined): ToldIssue[] {
  if (issue.code !== 'unrecognized_keys') return [{ name: issue.path.join('.'), message: sentenceOf(issue) }]
  const { shape = {} } = (schema?._zod.def ?? {}) as { shape?: object }
  const names = issue.path.length === 0 ? Object.keys(shape).join(', ') : ''
  return issue.keys.map((key) => ({
    name: [...issue.path, key].join('.'),
    message: names ? `unknown; there are ${names}` : 'unknown',
  }))
}

/** What is wrong with a value, and what would be right. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message || 'not valid'
  if (issue.code === 'invalid_union') {
    const ways = issue.errors.map((errors) => errors.map(sentenceOf).join(', '))
    return [...new Set(ways)].join(', or ')
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return `required: ${issue.expected}`
  const said = inEnglish(issue as z.core.$ZodRawIssue)
  return (typeof said === 'string' ? said : said?.message) ?? issue.code
}
