import type { Plugin } from 'vite'

const KEPT = /\((?:err|\w+)\) => \{\s*seen\[href\] = void 0;\s*throw/

/** The loader of lazy code asks once for a stylesheet; one that did not arrive is asked for again by the next try. */
export const stylesAgain = (): Plugin => ({
  name: 'styles-again',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('vite/preload-helper')) return undefined
    if (!KEPT.test(code)) this.error(`The loader of lazy code has changed: there is no ${KEPT} in it.`)
    return { code: code.replace(KEPT, (kept) => kept.replace('seen[href] = void 0', 'delete seen[href]')), map: null }
  },
})
