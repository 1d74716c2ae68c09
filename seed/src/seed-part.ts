/** The seed number and the world's start, epoch ms; all dates are relative to it. */
export interface SeedMoment {
  readonly seed: number
  readonly startAt: number
}

/** The part of a feature in a seed, and its name there. */
export interface SeedPart<Name extends string = string, Value = unknown> {
  readonly name: Name
  /** Parts that are built first, because this one uses their values. */
  readonly needs: readonly SeedPart[]
  build(moment: SeedMoment, ...needed: unknown[]): Value
  /** The value in the scenario `empty`; a part without one is never empty. */
  readonly empty?: Value
}

type ValuesOf<Needs extends readonly SeedPart[]> = {
  [Index in keyof Needs]: Needs[Index] extends SeedPart<string, infer Value> ? Value : never
}

/** Declares a part: `build` gets the values of the parts it needs, in their order. */
export const seedPart = <const Name extends string, Value, const Needs extends readonly SeedPart[] = []>(part: {
  name: Name
  needs?: Needs
  build: (moment: SeedMoment, ...needed: ValuesOf<Needs>) => Value
  empty?: NoInfer<Value>
}): SeedPart<Name, Value> => ({ needs: [], ...part }) as SeedPart<Name, Value>

/** The values of a list of parts by name. */
export type SeedValues<Parts extends readonly SeedPart[]> = {
  [Part in Parts[number] as Part['name']]: Part extends SeedPart<string, infer Value> ? Value : never
}

/**
 * Builds each part once, after those it needs. @throws Error for a cycle, and for a needed part that is not in the list
 */
export function buildParts<const Parts extends readonly SeedPart[]>(
  parts: Parts,
  moment: SeedMoment,
): SeedValues<Parts> {
  const values = new Map<SeedPart, unknown>()
  const underway = new Set<SeedPart>()
  const built = (part: SeedPart): unknown => {
    if (values.has(part)) return values.get(part)
    if (!parts.includes(part)) throw new Error(`The part ${part.name} is needed and is in no list`)
    if (underway.has(part)) throw new Error(`The part ${part.name} needs itself`)
    underway.add(part)
    const value = part.build(moment, ...part.needs.map(built))
    values.set(part, value)
    return value
  }
  return Object.fromEntries(parts.map((part) => [part.name, built(part)])) as SeedValues<Parts>
}

/** Returns the empty values of all parts that have one, or only of a part and those that depend on it. */
export function emptyForm<const Parts extends readonly SeedPart[]>(
  parts: Parts,
  { madeOf }: { madeOf?: SeedPart } = {},
): Partial<SeedValues<Parts>> {
  const isMadeOf = (part: SeedPart): boolean =>
    madeOf === undefined || part === madeOf || part.needs.some((needed) => isMadeOf(needed))
  return Object.fromEntries(
    parts.filter((part) => 'empty' in part && isMadeOf(part)).map((part) => [part.name, part.empty]),
  ) as Partial<SeedValues<Parts>>
}
