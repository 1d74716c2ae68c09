import type { Rollup } from 'vite'

/**
 * The places where a plugin changes a library: a build that has the library must have each of them. One that is gone would
 * let its cut pass in silence, and what it took away come back.
 */
export function placesIn(library: string, modules: RegExp, places: readonly (string | RegExp)[]) {
  const unseen = new Set<string | RegExp>()
  return {
    start() {
      for (const place of places) unseen.add(place)
    },
    seen(place: string | RegExp) {
      unseen.delete(place)
    },
    check(build: Pick<Rollup.PluginContext, 'error' | 'getModuleIds'>) {
      if (unseen.size > 0 && [...build.getModuleIds()].some((id) => modules.test(id)))
        build.error(`${library} has changed: there is no ${[...unseen].join(', and no ')} in it.`)
    },
  }
}
