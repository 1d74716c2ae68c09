import { readFileSync } from 'node:fs'
import type { Plugin, Rollup } from 'vite'
import { LANGUAGES, languageOf, packOf } from '../../contracts/src/languages.ts'
import { type RouteName, type RouteOptions, routeTable } from '../src/app/route-table.ts'
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
        html: withStylesLast(html).replace('__HEAD__', () => JSON.stringify(headFacts(Object.values(bundle ?? {})))),
        tags: [{ tag: 'style', children: readFileSync(TOKENS, 'utf8') + merchantStyles(), injectTo: 'head-prepend' }],
      }),
    },
  }
}

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g

/** Moves styles behind the page's outline, which has its own, so that it is painted before they have come. */
const withStylesLast = (html: string) =>
  html.replace(STYLES, '').replace('</body>', () => `${(html.match(STYLES) ?? []).join('')}</body>`)

/** Module of each screen, by its path patterns. */
const screenModules = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(routeTable).flatMap(([name, { screen }]) => {
      const { pattern } = paths[name as keyof typeof routeTable]
      return [pattern, ...(ALIASES[pattern] ?? [])].map((path) => [path, `src/app/screens/${screen}.tsx`])
    }),
  )

/** Attributes and texts of each language, and the paths of home, of the login, of forms, and of screens that need the first texts only. */
function headFacts(files: readonly (Rollup.OutputAsset | Rollup.OutputChunk)[]) {
  const addressOf = (module: string) => {
    const chunk = files.find(
      (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/app/texts/${module}.ts`),
    )
    return chunk && `/${chunk.fileName}`
  }
  const languages = LANGUAGES.map(({ code }) => {
    const pack = packOf(code)
    const { tag, dir } = languageOf(pack)
    const name = pack.toLowerCase()
    return [code, { lang: tag, dir, texts: addressOf(`pack-${name}`), further: addressOf(`further-${name}`) }]
  })
  const addressesOf = (pattern: string) => [pattern, ...(ALIASES[pattern] ?? [])]
  const addressesWith = (option: 'firstTexts' | 'form') =>
    Object.entries<RouteOptions>(routeTable).flatMap(([name, options]) =>
      options[option] ? addressesOf(paths[name as RouteName].pattern) : [],
    )
  return {
    languages: Object.fromEntries(languages),
    homePaths: addressesOf(paths.home.pattern),
    loginPaths: addressesOf(paths.login.pattern),
    formPaths: addressesWith('form'),
    shortPaths: addressesWith('firstTexts'),
  }
}
