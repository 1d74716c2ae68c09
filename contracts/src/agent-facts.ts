import { GAME_TYPES } from './field-facts.ts'

/** What rates are told for, in the order they are shown. */
export const PRODUCTS = GAME_TYPES
export type Product = (typeof GAME_TYPES)[number]

/** The highest rate there is by product, percent; top agents have it. */
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
/** Rates go in steps of a hundredth of a percent. */
export const RATE_STEP = 0.01
export const MOST_LINKS = 20
/** Days a link lasts; 0 for no end. */
export const LINK_DAYS = [7, 30, 0] as const
export const TEAM_PAGE = 20
/** Who came by a link, at most. */
export const MOST_REGISTERED = 100

/** Orders a list of downlines may have, and what people in it may be doing. */
export const DOWNLINE_SORTS = ['newest', 'oldest', 'account', 'balance', 'team'] as const
/** How far down a list of downlines goes: one step, or to everybody below. */
export const DOWNLINE_LEVELS = ['direct', 'all'] as const
export const DOWNLINE_ACTIVITIES = ['online', 'active', 'idle', 'new'] as const
