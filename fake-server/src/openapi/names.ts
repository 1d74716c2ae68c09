import type { Endpoint, EndpointDefinition } from '@understudy/contracts'

type Entry = Endpoint<EndpointDefinition>

/** Verbs that an endpoint's name may begin with. */
const VERBS = new Set(
  (
    'add adopt answer announce bind cancel change check claim close confirm consent create decide delete describe edit ' +
    'end enter export finish force fork import issue join launch login logout make open pause place process promote ' +
    'prove publish put read recall remove reset restore rollback say see send set sign snapshot solve spin take touch ' +
    'transfer undo void write patch bet win'
  ).split(' '),
)
const VERB_OF_METHOD = { GET: 'get', POST: 'send', PUT: 'set', PATCH: 'change', DELETE: 'remove' } as const

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The tag of a call: its feature. */
export const featureOf = ({ name }: Entry): string => name.split('.')[0] ?? name

/**
 * The operationId: a verb and its object, as generators turn it into a function name: `wallet.balance` is `getWalletBalance`,
 * `favourites.add` is `addFavourites`, `control.createWorld` is `createWorld`.
 */
export function operationId(entry: Entry): string {
  const feature = featureOf(entry)
  const last = entry.name.slice(feature.length + 1)
  const [first = ''] = /^[a-z]+/.exec(last) ?? []
  const rest = upperFirst(last.slice(first.length))
  // `open` may be an adjective or a verb in the name of a read.
  const isVerb = VERBS.has(first) && !(entry.method === 'GET' && first === 'open')
  const verb = isVerb ? first : VERB_OF_METHOD[entry.method]
  const noun = isVerb ? rest : upperFirst(last)
  // Control calls apply to a world.
  if (feature === 'control') return `${verb}${noun || 'World'}`
  return `${verb}${upperFirst(feature)}${noun}`
}

const equalUpToNames = (path: string) => path.replace(/:\w+/g, ':')

/**
 * The path in the document. Paths that differ only in the names of their parameters become one path, whose parameters
 * combine both names: `{transIdOrMode}`.
 */
export function pathsOf(registry: readonly Entry[]): (entry: Entry) => string {
  const namesOf = new Map<string, Set<string>[]>()
  for (const { path } of registry) {
    const byPosition = namesOf.get(equalUpToNames(path)) ?? []
    for (const [index, name] of parametersOf(path).entries())
      byPosition[index] = (byPosition[index] ?? new Set<string>()).add(name)
    namesOf.set(equalUpToNames(path), byPosition)
  }
  return ({ path }) => {
    const byPosition = namesOf.get(equalUpToNames(path)) ?? []
    let position = 0
    return path.replace(/:\w+/g, () => `{${joined(byPosition[position++] ?? new Set())}}`)
  }
}

const joined = (names: ReadonlySet<string>) =>
  [...names]
    .sort()
    .map((name, at) => (at === 0 ? name : `Or${upperFirst(name)}`))
    .join('')

/** Names of the parameters in a contract's path, in order. */
export const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
