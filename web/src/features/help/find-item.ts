import type { HelpCategory } from '@understudy/contracts/help'

/**
 * The item at position `i`, counted from 0: within the category `c` if one is named, over all of them if not
 * (CONTENT-008, ours). Undefined for a position or category that is not there.
 */
export function findItem(categories: readonly HelpCategory[], i: string | null, c: string | null) {
  if (i === null || !/^\d{1,3}$/.test(i)) return undefined
  const all = categories
    .filter(({ category }) => c === null || category === c)
    .flatMap((category) => category.items.map((item) => ({ category, item })))
  return all[Number(i)]
}
