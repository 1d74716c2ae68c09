import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Language, line } from '../fields.ts'
import { PSEUDO_LOCALES } from '../languages.ts'
import { Route } from './capsule.ts'
import { op, params } from './fields.ts'

/** Fewest and most phones side by side. */
export const PHONES = { least: 2, most: 6 } as const

export const getPhones = endpoint({
  ...op,
  name: 'control.phones',
  method: 'GET',
  path: '/__control/phones',
  summary: 'Returns the origins of phones that stand side by side, each with cookies and storage of its own.',
  reply: z.object({
    /** Origin of the console that may frame the phones; null without phones. */
    console: z.nullable(z.string()),
    /** Origins of the phones, in order; empty if the server has none. */
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
    /** Number of the phone, from 1. */
    phone: z.int().check(z.gte(1), z.lte(PHONES.most)),
    /** Account to log in, of the world's merchant; absent for a visitor. */
    as: z.optional(line(1, 32)),
    language: z.optional(z.union([Language, z.enum(PSEUDO_LOCALES)])),
    theme: z.optional(z.enum(['dark', 'light'])),
    route: z._default(Route, '/m/home'),
  }),
  /** Address on the phone's origin that opens it, once, within a minute. */
  reply: z.object({ address: z.string() }),
  status: 201,
})
