import { GAME_TYPES } from './field-facts.ts'

/** What home shows below its menu, in the usual order; a type of games is a shelf of them. */
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
