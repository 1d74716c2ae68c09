import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type PageFacts, withFacts } from '@understudy/steering/pages/app-page.ts'

export interface Page {
  /** Hashes of the inline scripts, for the content security policy. */
  scriptHashes: string[]
  /** The page of a path, with links that preload the code of its screen. */
  html(facts: PageFacts, path: string): string
  /** The page compressed. */
  brotli(facts: PageFacts, path: string): Buffer
}

/** Brotli quality: the page is compressed while a visitor waits, and the best quality takes twenty times as long. */
const QUALITY = 5
/** How many compressed pages are cached: one for each screen and merchant that is visited. */
const CACHED = 200

/** Loads the built index.html; undefined when there is no build. */
export function readPage(file: string): Page | undefined {
  if (!existsSync(file)) return undefined
  const source = readFileSync(file, 'utf8')
  const scripts = [...source.matchAll(/<script>([\s\S]*?)<\/script>/g)]
  const filesOf = screenFiles(dirname(file))
  const render = (facts: PageFacts, { scripts, styles }: ScreenFiles) => {
    const preloads = scripts.map((href) => `<link rel="modulepreload" href="/${href}">`).join('')
    // Behind the page's outline, which need not wait for them.
    const links = styles.map((href) => `<link rel="stylesheet" href="/${href}">`).join('')
    return withFacts(source, facts)
      .replace('</head>', () => `${preloads}</head>`)
      .replace('</body>', () => `${links}</body>`)
  }
  const compressed = new Map<string, Buffer>()
  return {
    scriptHashes: scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    html: (facts, path) => render(facts, filesOf(path)),
    brotli(facts, path) {
      const files = filesOf(path)
      const key = JSON.stringify([facts, files])
      const cached = compressed.get(key)
      if (cached) return cached
      if (compressed.size >= CACHED) compressed.clear()
      const body = brotliCompressSync(render(facts, files), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      compressed.set(key, body)
      return body
    },
  }
}

interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
  isEntry?: boolean
}

/** What a screen loads beyond the files of the entry, which are in the page already. */
interface ScreenFiles {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * Finds the files of a path's screen: `routes.json` of the build names the module of each path pattern, Vite's manifest
 * the files of each module.
 */
function screenFiles(root: string): (path: string) => ScreenFiles {
  const readManifest = <T>(file: string): Record<string, T> =>
    existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : {}
  const manifest = readManifest<ManifestChunk>('.vite/manifest.json')
  const keys = Object.keys(manifest)
  const ofEntry = new Set(keys.filter((key) => manifest[key]?.isEntry).flatMap((key) => withImports(key)))
  const filesOf = (module: string): ScreenFiles => {
    const chunks = withImports(module).flatMap((key) => (ofEntry.has(key) ? [] : (manifest[key] ?? [])))
    return { scripts: chunks.map(({ file }) => file), styles: [...new Set(chunks.flatMap(({ css = [] }) => css))] }
  }
  const routes = Object.entries(readManifest<string>('routes.json')).map(([pattern, module]) => ({
    pattern: new RegExp(`^${pattern.replace(/[.]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
    files: filesOf(module),
  }))
  const none: ScreenFiles = { scripts: [], styles: [] }
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.files ?? none

  /** A chunk behind all that it imports, the order in which they run and their styles apply; chunks may import each other. */
  function withImports(root: string, found = new Set<string>()): string[] {
    if (found.has(root)) return []
    found.add(root)
    return [...(manifest[root]?.imports ?? []).flatMap((key) => withImports(key, found)), root]
  }
}
