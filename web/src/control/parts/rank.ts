/** How well a name answers what was typed: 0 the very name, then its beginning, a word of it, a part of it; 4 not at all. */
export function rank(typed: string, name: string): number {
  const [wanted, known] = [typed.trim().toLowerCase(), name.toLowerCase()]
  if (known === wanted) return 0
  if (known.startsWith(wanted)) return 1
  if (known.split(/[^\p{L}\p{N}]+/u).includes(wanted)) return 2
  return known.includes(wanted) ? 3 : 4
}

/** What was found, the best answer by name first; those alike stay in their order. */
export const ranked = <T>(typed: string, matches: readonly T[], nameOf: (one: T) => string): T[] =>
  typed.trim() === '' ? [...matches] : [...matches].sort((a, b) => rank(typed, nameOf(a)) - rank(typed, nameOf(b)))
