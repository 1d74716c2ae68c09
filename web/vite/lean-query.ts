import type { Plugin } from 'vite'

/** What the client of the library offers and nobody here asks for: all of mutations, which `useAction` does without, and the rest by name. */
export const UNUSED = [
  ...['isMutating', 'getMutationCache', 'setMutationDefaults', 'getMutationDefaults', 'defaultMutationOptions'],
  ...['infiniteQuery', 'fetchInfiniteQuery', 'prefetchInfiniteQuery', 'ensureInfiniteQueryData', 'ensureQueryData'],
  ...['setDefaultOptions', 'getQueriesData', 'resetQueries', 'getQueryState', 'setQueryDefaults', 'getDefaultOptions'],
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

/**
 * The client of the query library is one class, of which a bundler keeps everything: it leaves out the cache of
 * mutations with all that makes them, and the methods nobody calls.
 */
export function leanQuery(): Plugin {
  return {
    name: 'lean-query',
    apply: 'build',
    enforce: 'pre',
    load: (id) => INSTEAD[/[\\/]react-query[\\/]build[\\/]modern[\\/](\w+\.js)$/.exec(id)?.[1] ?? ''],
    transform(source, id) {
      if (!/query-core[\\/]build[\\/]modern[\\/]queryClient\.js$/.test(id)) return undefined
      const cut = (code: string, what: RegExp, instead: string) => {
        if (!what.test(code)) this.error(`The client of the query library has changed: there is no ${what} in it.`)
        return code.replace(what, instead)
      }
      const lean = UNUSED.reduce(
        (code, name) => cut(code, new RegExp(`^\\t${name}\\([\\s\\S]*?^\\t}$`, 'm'), ''),
        cut(source, /^import \{ MutationCache \} from "\.\/mutationCache\.js";$/m, NO_MUTATIONS),
      )
      return { code: lean, map: null }
    },
  }
}
