import type { Plugin } from 'vite'
import { placesIn } from './places.ts'

interface Replacement {
  /** Of the plugin. */
  name: string
  library: string
  /** Matches the ids of the library's modules, and of the one that is changed. */
  modules: RegExp
  module: RegExp
  from: string | RegExp
  to: string
}

/** Replaces one place of a library while it is bundled; the build fails when the library no longer has it. */
export function replaced({ name, library, modules, module, from, to }: Replacement): Plugin {
  const places = placesIn(library, modules, [from])
  return {
    name,
    buildStart: places.start,
    transform(source, id) {
      const code = module.test(id) ? source.replace(from, () => to) : source
      if (code === source) return undefined
      places.seen(from)
      return { code, map: null }
    },
    buildEnd(problem) {
      if (!problem) places.check(this)
    },
  }
}
