import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const web = createRequire(fileURLToPath(new URL('../package.json', import.meta.url)))

/**
 * The router's own build for production; its package names the one for development whatever is built. Names for
 * developer tools are cut as well: a name written onto a component keeps it in the bundle, and with it forms, fetchers
 * and prefetching that nobody here uses.
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
      return { code: code.replace(/^[A-Za-z]\w*\.displayName = "\w+";$/gm, ''), map: null }
    },
  }
}
