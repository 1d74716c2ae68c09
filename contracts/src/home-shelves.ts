import { GAME_TYPES } from './field-facts.ts'

/** Sections of the home page in default order; a game type is a shelf of its games. */
export const HOME_SHELVES = [
  'hot',
  'recent',
  'matches',
  'new',
  'jackpot',
  ...GAME_TYPES,
  'promotions',
  'winners',
] as const
export type HomeShelf = (typeof HOME_SHELVES)[number]
