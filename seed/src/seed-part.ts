/** The seed number and the start of the world that is built; epoch ms, all dates count from it. */
export interface SeedMoment {
  readonly seed: number
  readonly startAt: number
}

/** What a feature puts into a world, and under which name the world has it. */
export interface SeedPart<Name extends string = string, Value = unknown> {
  readonly name: Name
  /** Parts that are built before, as this one is made of them. */
  readonly needs: readonly SeedPart[]
  build(moment: SeedMoment, ...needed: unknown[]): Value
  /** What the scenario `empty` has instead; a part without it is never empty. */
  readonly empty?: Value
}

type ValuesOf<Needs extends readonly SeedPart[]> = {
  [Index in keyof Needs]: Needs[Index] extends SeedPart<string, infer Value> ? Value : never
}

/** Declares a part: `build` is given the values of the parts it needs, in their order. */
export const seedPart = <const Name extends string, Value, const Needs extends readonly SeedPart[] = []>(part: {
  name: Name
  needs?: Needs
  build: (moment: SeedMoment, ...needed: ValuesOf<Needs>) => Value
  empty?: NoInfer<Value>
}): SeedPart<Name, Value> => ({ needs: [], ...part }) as SeedPart<Name, Value>

/** The values of a list of parts by their names. */
export type SeedValues<Parts extends readonly SeedPart[]> = {
  [Part in Parts[number] as Part['name']]: Part extends SeedPart<string, infer Value> ? Value : never
}

/** Builds each part once, those it needs first. Throws for a part that needs itself, or one that is not in the list. */
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

/** The empty form of those parts that have one, of all or of those that are made of a given part, itself included. */
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
