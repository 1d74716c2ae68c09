import type { Plugin } from 'vite'

/**
 * A client of the query library carries a cache of mutations with all that makes them, whether there are any or not.
 * What writes here is `useAction`, which has none: the client gets an empty one, and the rest leaves.
 */
export function leanQuery(): Plugin {
  const IMPORT = /^import \{ MutationCache \} from "\.\/mutationCache\.js";$/m
  const NONE = `class MutationCache {
  findAll() { return [] }
  clear() {}
  async resumePausedMutations() {}
}`
  return {
    name: 'lean-query',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/query-core[\\/]build[\\/]modern[\\/]queryClient\.js$/.test(id)) return undefined
      if (!IMPORT.test(code)) this.error('The client of the query library has its mutations from somewhere else.')
      return { code: code.replace(IMPORT, NONE), map: null }
    },
  }
}
