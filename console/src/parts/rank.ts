/** Rank of a match: 0 exact, 1 prefix, 2 word prefix, 3 substring, 4 none. */
export function rank(typed: string, name: string): number {
  const [wanted, known] = [typed.trim().toLowerCase(), name.toLowerCase()]
  if (known === wanted) return 0
  if (known.startsWith(wanted)) return 1
  if (known.split(/[^\p{L}\p{N}]+/u).includes(wanted)) return 2
  return known.includes(wanted) ? 3 : 4
}

/** Sorts matches by rank; the sort is stable. */
export const ranked = <T>(typed: string, matches: readonly T[], nameOf: (one: T) => string): T[] =>
  typed.trim() === '' ? [...matches] : [...matches].sort((a, b) => rank(typed, nameOf(a)) - rank(typed, nameOf(b)))
