import * as z from 'zod/mini'
import { Route } from './control-capsule.ts'
import { op, params } from './control-fields.ts'
import { endpoint } from './endpoint.ts'
import { Language, line } from './fields.ts'
import { PSEUDO_LOCALES } from './languages.ts'

/** How many phones stand side by side. */
export const PHONES = { least: 2, most: 6 } as const

export const getPhones = endpoint({
  ...op,
  name: 'control.phones',
  method: 'GET',
  path: '/__control/phones',
  summary: 'Returns the origins of phones that stand side by side, each with cookies and storage of its own.',
  reply: z.object({
    /** The only origin whose console may frame the phones; null where there are none. */
    console: z.nullable(z.string()),
    /** Origins of the phones, the first one first; empty where the server has none. */
    phones: z.array(z.string()),
  }),
})

export const openPhone = endpoint({
  ...op,
  name: 'control.openPhone',
  method: 'POST',
  path: '/__control/worlds/:id/phones',
  summary: 'Prepares a phone beside others: a person of the world, or a visitor, in a language and theme.',
  params,
  body: z.strictObject({
    /** Its number, 1 for the first. */
    phone: z.int().check(z.gte(1), z.lte(PHONES.most)),
    /** An account of the world's own merchant; without it a visitor. */
    as: z.optional(line(1, 32)),
    language: z.optional(z.union([Language, z.enum(PSEUDO_LOCALES)])),
    theme: z.optional(z.enum(['dark', 'light'])),
    route: z._default(Route, '/m/home'),
  }),
  /** The address that opens it: once, within a minute, on the phone's own origin. */
  reply: z.object({ address: z.string() }),
  status: 201,
})
