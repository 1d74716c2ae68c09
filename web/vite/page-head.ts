import { readFileSync } from 'node:fs'
import type { Plugin, Rollup } from 'vite'
import { LANGUAGES, languageOf, packOf } from '../../contracts/src/languages.ts'
import { routeTable } from '../src/app/route-table.ts'
import { ALIASES, paths } from '../src/shared/navigation/paths.ts'
import { merchantStyles } from './merchants.ts'

const TOKENS = new URL('../src/shared/theme/tokens.css', import.meta.url)

/**
 * Completes the head of index.html with what the first paint needs: the colours of theme and merchant, and the facts
 * that its script reads. Writes `routes.json`, by which a host finds the code of a page's screen in Vite's manifest.
 */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(screenModules()) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: html.replace('__HEAD__', () => JSON.stringify(headFacts(Object.values(bundle ?? {})))),
        tags: [{ tag: 'style', children: readFileSync(TOKENS, 'utf8') + merchantStyles(), injectTo: 'head-prepend' }],
      }),
    },
  }
}

/** Module of each screen, by its path patterns. */
const screenModules = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(routeTable).flatMap(([name, { screen }]) => {
      const { pattern } = paths[name as keyof typeof routeTable]
      return [pattern, ...(ALIASES[pattern] ?? [])].map((path) => [path, `src/app/screens/${screen}.tsx`])
    }),
  )

/** Attributes and texts of each language, and the paths of home. */
function headFacts(files: readonly (Rollup.OutputAsset | Rollup.OutputChunk)[]) {
  const textsOf = (pack: string) =>
    files.find(
      (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/app/texts/pack-${pack.toLowerCase()}.ts`),
    )
  const languages = LANGUAGES.map(({ code }) => {
    const pack = packOf(code)
    const { tag, dir } = languageOf(pack)
    const texts = textsOf(pack)
    return [code, { lang: tag, dir, texts: texts && `/${texts.fileName}` }]
  })
  const home = paths.home.pattern
  return { languages: Object.fromEntries(languages), homePaths: [home, ...(ALIASES[home] ?? [])] }
}
