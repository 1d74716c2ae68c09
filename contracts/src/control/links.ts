import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Time, wholeNumber } from '../fields.ts'
import { Route } from './capsule.ts'
import { op } from './fields.ts'

/** Query parameters that request a state; they are removed from the URL once fulfilled. */
export const STATE_PARAMETERS = [
  'world',
  'scenario',
  'as',
  'flags',
  'faults',
  'at',
  'lang',
  'theme',
  'merchant',
  'outage',
  'country',
  'luck',
] as const

/** Lifetime of a signed link, days: default and maximum. */
export const LINK_DAYS = { usual: 7, most: 90 } as const

export const makeLink = endpoint({
  ...op,
  name: 'control.makeLink',
  method: 'POST',
  path: '/__control/links',
  summary: 'Signs the address of a state, so that it opens without the control token until it expires.',
  body: z.strictObject({
    /** Page and state to open, such as `/m/home?scenario=vip&as=amina`. */
    address: Route,
    days: z._default(wholeNumber(1, LINK_DAYS.most), LINK_DAYS.usual),
  }),
  /** Path to open and its expiry; null if the server has no token and the link needs no signature. */
  reply: z.object({ link: z.string(), until: z.nullable(Time) }),
  status: 201,
})
