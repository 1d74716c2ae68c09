import type { HelpCategory } from '@understudy/contracts/help'

/**
 * Finds the item at index `i`, within category `c` if given, else over all categories (CONTENT-008, ours). Undefined for
 * an unknown index or category.
 */
export function findItem(categories: readonly HelpCategory[], i: string | null, c: string | null) {
  if (i === null || !/^\d{1,3}$/.test(i)) return undefined
  const all = categories
    .filter(({ category }) => c === null || category === c)
    .flatMap((category) => category.items.map((item) => ({ category, item })))
  return all[Number(i)]
}
