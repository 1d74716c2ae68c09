import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Address, Time } from './fields.ts'
import { Fixture } from './sportsbook.ts'

/** Id of a merchant's sites on the stage: world, merchant and a key of the world, joined by dots. */
export const SiteId = z.string().check(z.regex(/^[a-z0-9-]{1,40}\.[a-z0-9]{2,20}\.[0-9a-f]{24}$/))

/** Colours of a merchant by the names of its tokens, such as `bg` and `accent`. */
const Colours = z.record(z.string(), z.string())

/** What every site says of the merchant whose visitors come to it. */
const SITE = {
  brand: z.string(),
  /** The merchant's logo. */
  mark: Address,
  /** Pages of the app. */
  app: z.object({ home: Address, login: Address, register: Address }),
  timeZone: z.string(),
}

/** A match of the sportsbook as a cricket site tells it. */
export const CricketMatch = z.object({
  ...z.omit(Fixture, { chosen: true }).shape,
  /** Whole overs bowled to both sides. */
  overs: z.int(),
  /** By what the winner won. */
  wonBy: z.optional(
    z.object({
      unit: z.enum(['runs', 'wickets']),
      /** Runs ahead of the side that batted last, or wickets it had left. */
      count: z.int(),
    }),
  ),
})
export type CricketMatch = z.infer<typeof CricketMatch>

const site = { access: 'guest', method: 'GET', origin: 'assumed', errors: ['function.not.available'] } as const

export const cricketSite = endpoint({
  ...site,
  name: 'sites.cricket',
  path: '/cricket/:siteId/state',
  summary: 'Lists the matches of the cricket sportsbook for visitors: live, upcoming and recently ended.',
  params: z.strictObject({ siteId: SiteId }),
  reply: z.object({
    ...SITE,
    colours: z.object({ dark: Colours, light: Colours }),
    /** Overs of a match, of both sides. */
    overs: z.int(),
    matches: z.array(CricketMatch),
  }),
  requirements: ['SHELL-009'],
})

/** Whose site it is: a network, a sponsor, a payment provider, a site about safer play, the licensing board. */
export const SITE_KINDS = ['social', 'sponsor', 'payment', 'responsible', 'licence'] as const
export const SiteKind = z.enum(SITE_KINDS)
export type SiteKind = z.infer<typeof SiteKind>

/** A deposit channel as its provider describes it. */
const Channel = z.object({
  name: z.string(),
  /** Lowest amount, in currency units. */
  min: z.number(),
  /** Highest amount, in currency units. */
  max: z.number(),
  /** Hundredths of a percent. */
  fee: z.int(),
  /** How long a deposit usually takes, minutes. */
  minutes: z.int(),
  /** The lowest VIP level that is offered it. */
  minVip: z.int(),
})

export const linkedSite = endpoint({
  ...site,
  name: 'sites.linked',
  path: '/site/:siteId/:kind/:name/state',
  summary: 'Returns what another party’s site, linked in the footer of home, says about the merchant.',
  params: z.strictObject({ siteId: SiteId, kind: SiteKind, name: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  reply: z.object({
    ...SITE,
    kind: SiteKind,
    /** Whose site it is. */
    title: z.string(),
    image: Address,
    currencySymbol: z.string(),
    /** The merchant’s announcements, the latest first; only on a network. */
    posts: z.array(z.object({ id: z.int(), title: z.string(), image: z.nullable(Address), at: Time })),
    /** Only on a provider’s site. */
    channels: z.array(Channel),
    /** Whole years. */
    minimumAge: z.int(),
    /** Text of the merchant’s licence. */
    licence: z.string(),
  }),
})
