import { readFileSync } from 'node:fs'
import { minifySync, type Plugin, type Rollup } from 'vite'
import { paths } from '../src/shared/navigation/paths.ts'
import { ASKS } from './asks.ts'
import { merchantStyles } from './merchants.ts'
import { SHAPES, shapeHtml } from './shapes.ts'

const tokens = new URL('../src/shared/theme/tokens.css', import.meta.url)

const ENTRY = /<script type="module"[^>]*src="([^"]+)"><\/script>/
const HEAD = /<script>([\s\S]*?)<\/script>/
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g
const STYLES = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Completes index.html: the tokens stand in the page, so that the skeleton has its colours before any request;
 * the script in the head learns the files it preloads when their time has come; the style sheet moves behind the
 * skeleton, because in the head it would hold back the first paint, and so does the start of the bundle.
 */
export function headFacts(): Plugin {
  return {
    name: 'head-facts',
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
      // Other pages are built with this too, and have no screens.
      const isApp = files.some(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => screenFile('HomeScreen').test(id)),
      )
      if (isApp) this.emitFile({ type: 'asset', fileName: 'shapes.json', source: JSON.stringify(shapesOf(files)) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes('__ASSETS__')) return html
        const page = html
          .replace('<style>', (tag) => tag + squeezed(readFileSync(tokens, 'utf8') + merchantStyles()))
          .replace('__ASSETS__', () => JSON.stringify(assetsOf(Object.values(bundle ?? {}))))
        if (!bundle) return page
        const styles = page.match(STYLES)?.map((link) => link.trim()) ?? []
        const start = `<script type="module">window.__painted.then(()=>import("${ENTRY.exec(page)?.[1]}")).catch(window.__failed)</script>`
        return page
          .replace(STYLES, '')
          .replace(PRELOADS, '')
          .replace(ENTRY, '')
          .replace(HEAD, (_, script) => `<script>${minifySync('head.js', script, { module: false }).code}</script>`)
          .replace('</body>', () => `${[...styles, start].map((line) => `  ${line}\n  `).join('')}</body>`)
      },
    },
  }
}

type Output = Rollup.OutputAsset | Rollup.OutputChunk

/** Screens that are often opened by a link of their own, by the names of their shapes in index.html: what they load is known before the bundle is. */
const PAGES = {
  login: 'LoginScreen',
  register: 'RegistrationScreen',
  list: 'GameListScreen',
  hub: 'GameHubScreen',
  slots: 'SlotsCenterScreen',
  lottery: 'LotteryLobbyScreen',
  promotions: 'PromotionsScreen',
}

/** What a path looks like that leads a visitor without a session to the login: a pattern, as text. */
export function needsSession(): string {
  const patterns = Object.values(paths).flatMap(({ pattern, access }) => (access === 'guest' ? [] : [pattern]))
  return `^/m/(${patterns.map((pattern) => pattern.slice('/m/'.length).replace(/:\w+/g, '[^/]+')).join('|')})/?$`
}

/** Modules of the files that nearly every page but home needs before its screen shows: what its texts share, and its small parts. */
const SHARED_BY_PAGES = [/\/app\/texts\/by-feature\.ts$/, /\/shared\/ui\/Money\.tsx$/]

/** What a module needs beyond the entry, whichever modules it shares its chunk with. */
function filesBeyondEntry(files: Output[]) {
  const chunks = files.filter((file) => file.type === 'chunk')
  const first = withImports(
    chunks,
    chunks.find(({ isEntry }) => isEntry),
  )
  const beyondEntry = (...modules: RegExp[]) => {
    const needed = modules.flatMap((module) => {
      const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
      // Without a build there are no chunks at all.
      if (!own && chunks.length > 0) throw new Error(`The build has no ${module}.`)
      return withImports(chunks, own)
    })
    const added = [...new Set(needed)].filter((chunk) => !first.includes(chunk))
    return {
      scripts: added.map(({ fileName }) => `/${fileName}`),
      styles: added.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)),
    }
  }
  return { chunks, first, beyondEntry }
}

const screenFile = (screen: string) => new RegExp(`/${screen}\\.tsx$`)

/** By address: the shape of a page, the files of its screen, and whom it is true for. */
function shapesOf(files: Output[]) {
  const { beyondEntry } = filesBeyondEntry(files)
  return Object.fromEntries(
    Object.entries(SHAPES).map(([path, shape]) => {
      const { scripts, styles } = beyondEntry(screenFile(shape.screen))
      const own = { html: shapeHtml(shape), files: [...scripts, ...styles], asks: ASKS[path] ?? [], for: shape.for }
      return [path, own]
    }),
  )
}

/** Files by what they are for: the texts of a language, those of home and of other pages, the Urdu fonts. */
function assetsOf(files: Output[]) {
  const { chunks, first, beyondEntry } = filesBeyondEntry(files)
  const packs = (part: string) =>
    Object.fromEntries(
      chunks.flatMap(({ facadeModuleId, fileName }) => {
        const language = new RegExp(`app/texts/${part}-([a-z-]+)\\.ts$`).exec(facadeModuleId ?? '')?.[1]
        return language ? [[language, `/${fileName}`]] : []
      }),
    )
  return {
    // The longest first: what waits for all of them waits for the last byte of it.
    entry: first.toSorted((a, b) => b.code.length - a.code.length).map(({ fileName }) => `/${fileName}`),
    packs: packs('first'),
    rest: packs('rest'),
    other: beyondEntry(/virtual:later$/, ...SHARED_BY_PAGES),
    fonts: files.filter(({ fileName }) => fileName.endsWith('.woff2')).map(({ fileName }) => `/${fileName}`),
    home: beyondEntry(screenFile('HomeScreen')),
    needsSession: needsSession(),
    pages: Object.fromEntries(Object.entries(PAGES).map(([page, screen]) => [page, beyondEntry(screenFile(screen))])),
  }
}

/** A chunk and everything it imports before its first line runs. */
function withImports(chunks: Rollup.OutputChunk[], chunk: Rollup.OutputChunk | undefined): Rollup.OutputChunk[] {
  if (!chunk) return []
  const found = new Set([chunk])
  for (const { imports } of found)
    for (const name of imports) {
      const next = chunks.find(({ fileName }) => fileName === name)
      if (next) found.add(next)
    }
  return [...found]
}

const squeezed = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim()
