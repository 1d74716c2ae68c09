import type { Plugin } from 'vite'
import { placesIn } from '../../scripts/vite/places.ts'

/** What the client of the library offers and nobody here asks for: all of mutations, which `useAction` does without, and the rest by name. */
export const UNUSED = [
  'isMutating',
  'getMutationCache',
  'setMutationDefaults',
  'getMutationDefaults',
  'defaultMutationOptions',
  'infiniteQuery',
  'fetchInfiniteQuery',
  'prefetchInfiniteQuery',
  'ensureInfiniteQueryData',
  'ensureQueryData',
  'setDefaultOptions',
  'getQueriesData',
  'resetQueries',
  'getQueryState',
  'setQueryDefaults',
  'getDefaultOptions',
]

const NO_MUTATIONS = `class MutationCache {
  clear() {}
  async resumePausedMutations() {}
}`

/** What hands failures to a boundary and waiting to `Suspense`: `QueryState` shows both where they belong. */
const INSTEAD: Readonly<Record<string, string>> = {
  'errorBoundaryUtils.js': `
    export const ensurePreventErrorBoundaryRetry = () => {}
    export const useClearResetErrorBoundary = () => {}
    export const getHasError = () => false`,
  'suspense.js': `
    export const defaultThrowOnError = () => false
    export const ensureSuspenseTimers = () => {}
    export const shouldSuspend = () => false
    export const fetchOptimistic = () => {}`,
}

const CLIENT = /query-core[\\/]build[\\/]modern[\\/]queryClient\.js$/
/** What is cut from the client, and what stands there instead. */
const CUTS: readonly (readonly [what: RegExp, instead: string])[] = [
  [/^import \{ MutationCache \} from "\.\/mutationCache\.js";$/m, NO_MUTATIONS],
  ...UNUSED.map((name) => [new RegExp(`^\\t${name}\\([\\s\\S]*?^\\t}$`, 'm'), ''] as const),
]

/**
 * The client of the query library is one class, of which a bundler keeps everything: it leaves out the cache of
 * mutations with all that makes them, and the methods nobody calls.
 */
export function leanQuery(): Plugin {
  const places = placesIn('The query library', /react-query/, [...Object.keys(INSTEAD), ...CUTS.map(([what]) => what)])
  return {
    name: 'lean-query',
    apply: 'build',
    enforce: 'pre',
    buildStart: places.start,
    load(id) {
      const file = /[\\/]react-query[\\/]build[\\/]modern[\\/](\w+\.js)$/.exec(id)?.[1] ?? ''
      if (file in INSTEAD) places.seen(file)
      return INSTEAD[file]
    },
    transform(source, id) {
      if (!CLIENT.test(id)) return undefined
      let code = source
      for (const [what, instead] of CUTS) {
        if (what.test(code)) places.seen(what)
        code = code.replace(what, instead)
      }
      return { code, map: null }
    },
    buildEnd(problem) {
      if (!problem) places.check(this)
    },
  }
}
