import { type Endpoint, type EndpointDefinition, type Schema, successOf } from '@understudy/contracts'
import * as z from 'zod/mini'
import type { Step } from './walk.ts'

/** Limits of an example: list items, and characters of long texts (an image, a capsule). */
const SHOWN = { items: 2, letters: 400, limit: 2_000 }
/** Reply headers shown in the document, besides those of every reply. */
const TOLD_HEADERS = ['etag', 'set-cookie']

/** Returns a call as the document shows it: lists and long texts are cut, unless the contract wants them whole. */
export function exampleOf({ endpoint, parts, headers, body, sealed }: Step): object {
  const names = TOLD_HEADERS.filter((name) => headers[name] !== undefined)
  const { params, query, body: sent } = parts
  return {
    ...(params ? { params } : {}),
    ...(query && typeof query === 'object' && Object.keys(query).length > 0 ? { query } : {}),
    ...(sent === undefined ? {} : { body: shortest(sent, endpoint.body) }),
    ...(sealed ? { sealed } : {}),
    ...(names.length > 0 ? { headers: names } : {}),
    reply: endpoint.events ? body : shortest(body, answerOf(endpoint)),
  }
}

const answerOf = ({ surface, reply }: Endpoint<EndpointDefinition>): Schema =>
  surface === 'control' || surface === 'lgw' ? reply : successOf(reply)

function shortest(value: unknown, schema: Schema | undefined): unknown {
  const cut = shortened(value)
  return schema && z.safeParse(schema, cut).success ? cut : value
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > SHOWN.limit ? value.slice(0, SHOWN.letters) : value
  if (Array.isArray(value)) return value.slice(0, SHOWN.items).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]))
}
