import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const web = createRequire(fileURLToPath(new URL('../package.json', import.meta.url)))

/**
 * The router's own build for production; its package names the one for development whatever is built. A component that
 * looks to the bundler as if making it did something stays with all it uses, although nobody uses it: names for developer
 * tools are cut, and making a component is marked as harmless. Forms, fetchers and prefetching leave that way.
 */
export function leanRouter(): Plugin {
  const inPackage = createRequire(web.resolve('react-router-dom')).resolve('react-router')
  const production = join(dirname(inPackage), '../production')
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) =>
      id === 'react-router' || id === 'react-router/dom'
        ? join(production, id === 'react-router' ? 'index.mjs' : 'dom-export.mjs')
        : undefined,
    transform(code, id) {
      if (!id.startsWith(production)) return undefined
      const lean = code
        .replace(/^[A-Za-z]\w*\.displayName = "\w+";$/gm, '')
        .replace(/^(var \w+ = )(React\w*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
        .replace(
          /^(var (\w+) = )(class extends React[\s\S]*?^});\n\2\.contextType = (\w+);$/gm,
          '$1/* @__PURE__ */ (() => Object.assign($3, { contextType: $4 }))();',
        )
        // What is told to whoever forgot the router has been told while developing.
        .replace(/^ {2}invariant\(\s*useInRouterContext\(\),[\s\S]*?\);$/gm, '')
        // Routes here load no data.
        .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()')
      return { code: lean, map: null }
    },
  }
}
