import type { Plugin } from 'vite'
import { placesIn } from '../../scripts/vite/places.ts'

const NODES = /find-my-way\/lib\/node\.js$/
export const COMPILED = /return new Function\('path', 'i', .*/
const PLAIN = 'return (path, i) => path.startsWith(prefix, i)'

/**
 * The router compares the fixed part of a path by a function that it compiles for each node of its tree. Five hundred
 * routes make nearly a thousand of these, which takes longer than all their comparisons; a plain one does the same.
 */
export function plainPrefixes(): Plugin {
  const places = placesIn('find-my-way', /find-my-way/, [COMPILED])
  return {
    name: 'plain-prefixes',
    buildStart: places.start,
    transform(source, id) {
      if (!NODES.test(id) || !COMPILED.test(source)) return undefined
      places.seen(COMPILED)
      return { code: source.replace(COMPILED, PLAIN), map: null }
    },
    buildEnd(problem) {
      if (!problem) places.check(this)
    },
  }
}
