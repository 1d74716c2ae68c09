import type { HomeShelf } from '@understudy/contracts/home-shelves'

/** What comes before the shelves of the types of games, and what after them, where the merchant says nothing else. */
const BEFORE: readonly HomeShelf[] = ['hot', 'recent', 'matches', 'new', 'jackpot']
const AFTER: readonly HomeShelf[] = ['promotions', 'winners']

/**
 * The shelves of home in their order: the merchant's first ones, then the others. `types` are the types the merchant has
 * vendors for, once known; until then the first ones keep their places, so that nothing moves when the answer comes.
 */
export function shelfOrder(first: readonly HomeShelf[], types: readonly HomeShelf[] | undefined): HomeShelf[] {
  const usual = [...BEFORE, ...(types ?? []), ...AFTER]
  const isThere = (name: HomeShelf) => types === undefined || usual.includes(name)
  return [...new Set([...first.filter(isThere), ...usual])]
}
