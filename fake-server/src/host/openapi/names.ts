import type { Endpoint, EndpointDefinition } from '@understudy/contracts'

type Entry = Endpoint<EndpointDefinition>

/** Words an endpoint's name may begin with, and that say what is done. */
const VERBS = new Set(
  (
    'add adopt answer announce bind cancel change check claim close confirm consent create decide delete edit end ' +
    'enter export finish force fork import issue join launch login logout make open pause place process promote ' +
    'prove publish put read recall remove reset restore rollback say see send set sign snapshot solve spin take touch ' +
    'transfer void write patch bet win'
  ).split(' '),
)
const VERB_OF_METHOD = { GET: 'get', POST: 'send', PUT: 'set', PATCH: 'change', DELETE: 'remove' } as const

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The feature is the tag of its calls. */
export const featureOf = ({ name }: Entry): string => name.split('.')[0] ?? name

/**
 * A verb and what it is done to, as generators make functions of these: `wallet.balance` is `getWalletBalance`,
 * `favourites.add` is `addFavourites`, `control.createWorld` is `createWorld`.
 */
export function operationId(entry: Entry): string {
  const feature = featureOf(entry)
  const last = entry.name.slice(feature.length + 1)
  const [first = ''] = /^[a-z]+/.exec(last) ?? []
  const rest = upperFirst(last.slice(first.length))
  // A read may be named by what is open, or say that it opens something.
  const isVerb = VERBS.has(first) && !(entry.method === 'GET' && first === 'open')
  const verb = isVerb ? first : VERB_OF_METHOD[entry.method]
  const told = isVerb ? rest : upperFirst(last)
  // Whatever steers is done to a world.
  if (feature === 'control') return `${verb}${told || 'World'}`
  return `${verb}${upperFirst(feature)}${told}`
}

const equalUpToNames = (path: string) => path.replace(/:\w+/g, ':')

/**
 * The path as the document tells it. Two calls whose paths differ in the names of their parameters only are one path,
 * whose parameters have both names: `{transIdOrMode}`.
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

/** Names of the parameters in a contract's path, in their order. */
export const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
