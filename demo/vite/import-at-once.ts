import type { Plugin } from 'vite'

/**
 * Turns the `import()` of our own modules into imports. One script has no parts that could be loaded later, and without
 * them it needs no wrapper around each module that says when it runs; those of libraries still run at first use.
 */
export const importAtOnce = (): Plugin => ({
  name: 'import-at-once',
  transform: {
    order: 'post',
    filter: { id: { exclude: /node_modules/ }, code: /\bimport\(/ },
    handler(code) {
      const imports: string[] = []
      const body = code.replace(/\bimport\((["'](?:\.|@understudy\/)[^"']*["'])\)/g, (_call, module) => {
        const name = `$part${imports.length}`
        imports.push(`import * as ${name} from ${module};`)
        return `Promise.resolve(${name})`
      })
      // Imports may stand anywhere; at the end they leave the lines where they are.
      return { code: `${body}\n${imports.join('')}`, map: null }
    },
  },
})
