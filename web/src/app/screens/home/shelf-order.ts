import type { HomeShelf } from '@understudy/contracts/home-shelves'

/** Default shelves before and after those of the game types, unless the merchant configures others. */
const BEFORE: readonly HomeShelf[] = ['new', 'matches', 'hot', 'recent', 'jackpot']
const AFTER: readonly HomeShelf[] = ['promotions', 'winners']

/**
 * The order of home's shelves: the merchant's configured ones first, then the others. `types` are the game types with
 * vendors, once loaded; until then the first ones keep their positions, so that nothing shifts when the reply arrives.
 */
export function shelfOrder(first: readonly HomeShelf[], types: readonly HomeShelf[] | undefined): HomeShelf[] {
  const usual = [...BEFORE, ...(types ?? []), ...AFTER]
  const isThere = (name: HomeShelf) => types === undefined || usual.includes(name)
  return [...new Set([...first.filter(isThere), ...usual])]
}
