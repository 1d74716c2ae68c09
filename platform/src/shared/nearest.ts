import { distance } from 'fastest-levenshtein'

/** A longer name is no misspelt one. */
const LONGEST = 80
/** How many characters may differ: a third of the name. */
const SHARE_OF_TYPOS = 3

/** The known names that a wrong one may mean, the nearest first: those that hold one of its parts, or are spelt alike. */
function nearestTo(wrong: string, known: Iterable<string>, most = 5): string[] {
  const name = wrong.slice(0, LONGEST).toLowerCase()
  const parts = name.split(/[^a-z0-9]+/).filter((part) => part.length > 2)
  return [...known]
    .map((one) => {
      const lower = one.toLowerCase()
      const shared = parts.filter((part) => lower.includes(part)).length
      return { one, shared, apart: distance(name, lower) }
    })
    .filter(({ shared, apart }) => shared > 0 || apart <= Math.ceil(name.length / SHARE_OF_TYPOS))
    .sort((a, b) => b.shared - a.shared || a.apart - b.apart)
    .slice(0, most)
    .map(({ one }) => one)
}

/** ` Did you mean …?` for a wrong name; empty where nothing is near. */
export function didYouMean(wrong: string, known: Iterable<string>): string {
  const near = nearestTo(wrong, known)
  return near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''
}
