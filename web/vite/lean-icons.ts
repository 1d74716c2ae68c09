import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { placesIn } from '../../scripts/vite/places.ts'

const OWN = fileURLToPath(new URL('../src/shared/ui/create-icon.ts', import.meta.url))
const THEIRS = /createLucideIcon\.m?js$/

/**
 * Gives the icons of lucide a smaller way to become elements. Theirs converts names, merges classes and reads a context
 * for settings that nobody here uses, in every first view.
 */
export function leanIcons(): Plugin {
  const places = placesIn('The library of the icons', /lucide-react/, [THEIRS])
  let building = false
  return {
    name: 'lean-icons',
    enforce: 'pre',
    config(_, { command }) {
      building = command === 'build'
    },
    buildStart: places.start,
    resolveId(id, importer) {
      if (!THEIRS.test(id) || !importer || !/lucide-react/.test(importer)) return undefined
      places.seen(THEIRS)
      return OWN
    },
    buildEnd(problem) {
      // While developing, modules come when they are asked for.
      if (building && !problem) places.check(this)
    },
  }
}
