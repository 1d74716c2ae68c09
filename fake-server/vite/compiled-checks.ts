import type { Plugin } from 'vite'
import { placesIn } from '../../scripts/vite/places.ts'

const OBJECTS = /zod\/v4\/mini\/schemas\.js$/
export const INTERPRETED = 'core.$ZodObject.init('
const COMPILED = 'core.$ZodObjectJIT.init('

/**
 * Objects of the contracts are checked by a function that zod writes for each of them, several times as fast as looking
 * their fields up at every check. The small zod that the contracts use has no such functions, because a page may not
 * make code from text; a server may.
 */
export function compiledChecks(): Plugin {
  const places = placesIn('zod', /zod\/v4\/mini/, [INTERPRETED])
  return {
    name: 'compiled-checks',
    buildStart: places.start,
    transform(source, id) {
      if (!OBJECTS.test(id) || !source.includes(INTERPRETED)) return undefined
      places.seen(INTERPRETED)
      return { code: source.replace(INTERPRETED, COMPILED), map: null }
    },
    buildEnd(problem) {
      if (!problem) places.check(this)
    },
  }
}
