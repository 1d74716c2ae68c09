import type { Rollup } from 'vite'

/**
 * The places where a plugin changes a library, each of which some module of a build must have: a place that is gone would
 * let its cut pass in silence, and what it took away come back.
 */
export function placesIn(library: string, places: readonly (string | RegExp)[]) {
  const unseen = new Set<string | RegExp>()
  return {
    start() {
      for (const place of places) unseen.add(place)
    },
    seen(place: string | RegExp) {
      unseen.delete(place)
    },
    check(build: Pick<Rollup.PluginContext, 'error'>) {
      if (unseen.size > 0) build.error(`${library} has changed: there is no ${[...unseen].join(', and no ')} in it.`)
    },
  }
}
