import { GAME_TYPES } from './field-facts.ts'

/** Products with rates, in display order. */
export const PRODUCTS = GAME_TYPES
export type Product = (typeof GAME_TYPES)[number]

/** Highest rate per product, percent; the rate of top agents. */
export const RATE_CAPS = {
  RNG: 1,
  LIVE: 0.8,
  FISH: 0.9,
  PVP: 0.8,
  SPORTS: 0.6,
  ESPORTS: 0.6,
  LOTT: 0.5,
  ELOTT: 0.5,
  COCKFIGHT: 0.4,
} as const satisfies Record<Product, number>
/** Step of a rate, percent. */
export const RATE_STEP = 0.01
export const MOST_LINKS = 20
/** Lifetimes of a link, days; 0 for unlimited. */
export const LINK_DAYS = [7, 30, 0] as const
export const TEAM_PAGE = 20
/** Most registrations listed per link. */
export const MOST_REGISTERED = 100

/** Sort orders of a list of downlines. */
export const DOWNLINE_SORTS = ['newest', 'oldest', 'account', 'balance', 'team'] as const
/** Depth of a list of downlines: one level, or all levels. */
export const DOWNLINE_LEVELS = ['direct', 'all'] as const
/** Activity filters of a list of downlines. */
export const DOWNLINE_ACTIVITIES = ['online', 'active', 'idle', 'new'] as const
