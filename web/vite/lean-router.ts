import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { placesIn } from '../../scripts/vite/places.ts'

const web = createRequire(fileURLToPath(new URL('../package.json', import.meta.url)))

/** What is cut from the router, and what stands there instead. */
export const CUTS: readonly (readonly [what: RegExp, instead: string])[] = [
  [/^[A-Za-z]\w*\.displayName = "\w+";$/gm, ''],
  [/^(var \w+ = )(React\w*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  [
    /^(var (\w+) = )(class extends React[\s\S]*?^});\n\2\.contextType = (\w+);$/gm,
    '$1/* @__PURE__ */ (() => Object.assign($3, { contextType: $4 }))();',
  ],
  // What is told to whoever forgot the router has been told while developing.
  [/^ {2}invariant\(\s*useInRouterContext\(\),[\s\S]*?\);$/gm, ''],
  // Routes here load no data.
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/g, 'useNavigateUnstable()'],
]

/**
 * The router's own build for production; its package names the one for development whatever is built. A component that
 * looks to the bundler as if making it did something stays with all it uses, although nobody uses it: names for developer
 * tools are cut, and making a component is marked as harmless. Forms, fetchers and prefetching leave that way.
 */
export function leanRouter(): Plugin {
  const inPackage = createRequire(web.resolve('react-router-dom')).resolve('react-router')
  const production = join(dirname(inPackage), '../production')
  const places = placesIn(
    'The router',
    /react-router/,
    CUTS.map(([what]) => what),
  )
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    buildStart: places.start,
    resolveId: (id) =>
      id === 'react-router' || id === 'react-router/dom'
        ? join(production, id === 'react-router' ? 'index.mjs' : 'dom-export.mjs')
        : undefined,
    transform(source, id) {
      if (!id.startsWith(production)) return undefined
      let code = source
      for (const [what, instead] of CUTS) {
        const lean = code.replace(what, instead)
        if (lean !== code) places.seen(what)
        code = lean
      }
      return { code, map: null }
    },
    buildEnd(problem) {
      if (!problem) places.check(this)
    },
  }
}
