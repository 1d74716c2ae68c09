import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fromRoot, isMain } from './lib/root.mjs'
import { filesBelow } from './precompress.mjs'

const KB = 1024

/**
 * @typedef {{ file: string, css?: string[], imports?: string[], isEntry?: boolean }} ManifestChunk
 * @typedef {{ what: string, bytes: number, limit: number }} BudgetRow
 */

/** What a page may add to the shell that stands already, by the module of its route; the texts of all features come with the first one, and zod with its 9 KB comes with the first touch, or the first screen that checks something. */
const ROUTES = {
  'src/app/screens/LoginScreen.tsx': 47 * KB,
  'src/app/screens/RegistrationScreen.tsx': 51 * KB,
  'src/app/screens/GameListScreen.tsx': 39 * KB,
  'src/app/screens/GameHubScreen.tsx': 34 * KB,
  'src/app/screens/GameCenterScreen.tsx': 33 * KB,
  'src/app/screens/SlotsCenterScreen.tsx': 39 * KB,
}

/**
 * Chunks with everything they import before their first line runs.
 * @param {Record<string, ManifestChunk>} manifest @param {ManifestChunk[]} roots
 */
function withImports(manifest, roots) {
  /** @type {Set<ManifestChunk>} */
  const chunks = new Set()
  const add = (/** @type {ManifestChunk | undefined} */ chunk) => {
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const key of chunk.imports ?? []) add(manifest[key])
  }
  roots.forEach(add)
  return [...chunks]
}

/** @param {Record<string, ManifestChunk>} manifest */
const firstChunks = (manifest) =>
  withImports(
    manifest,
    Object.values(manifest).filter(({ isEntry }) => isEntry),
  )

/** Measured whole, on their own: what the two show that are opened first comes with them. */
const OPENED_FIRST = /(Login|Registration)Screen\.tsx$/
const SCREEN = /src\/app\/screens\/\w+Screen\.tsx$/

/**
 * The screen that adds most to what a page has by the first touch, which is how one gets there: shell, home, menu,
 * dialogs, toasts and the checks of replies.
 * @param {Record<string, ManifestChunk>} manifest @param {(files: string[]) => number} weigh
 * @returns {BudgetRow}
 */
function heaviestScreen(manifest, weigh) {
  const standing = Object.entries(manifest).flatMap(([key, chunk]) =>
    chunk.isEntry || /^_idle-|HomeOverview\.tsx$|HomeScreen\.tsx$|check-reply\.ts$/.test(key) ? [chunk] : [],
  )
  const filesOf = (/** @type {ManifestChunk[]} */ chunks) =>
    withImports(manifest, chunks).flatMap(({ file, css = [] }) => [file, ...css])
  const there = new Set(filesOf(standing))
  const [heaviest = { name: 'none', bytes: 0 }] = Object.entries(manifest)
    .filter(([key]) => SCREEN.test(key) && !OPENED_FIRST.test(key))
    .map(([key, chunk]) => ({
      name: basename(key, '.tsx'),
      bytes: weigh([...new Set(filesOf([chunk]))].filter((file) => !there.has(file))),
    }))
    .sort((a, b) => b.bytes - a.bytes)
  return {
    what: `heaviest screen beyond a page at rest, gzip: ${heaviest.name}`,
    bytes: heaviest.bytes,
    limit: 20 * KB,
  }
}

/** Scripts and styles of a route that the shell has not brought. @param {Record<string, ManifestChunk>} manifest @param {string} module */
function addedBy(manifest, module) {
  const route = manifest[module]
  if (!route) throw new Error(`The build has no route ${module}.`)
  const files = (/** @type {ManifestChunk[]} */ chunks) => chunks.flatMap(({ file, css = [] }) => [file, ...css])
  const there = new Set(files(firstChunks(manifest)))
  return new Set(files(withImports(manifest, [route])).filter((file) => !there.has(file)))
}

/** Scripts or styles that stand in the page itself. @param {string} dist @param {'script' | 'style'} tag */
function inPage(dist, tag) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  return [...page.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]+?)</${tag}>`, 'g'))]
    .map(([, text = '']) => text)
    .join('\n')
}

/**
 * What is awaited before React shows home in Urdu: the entry, the screen and its texts, each with all it imports, and
 * whatever else the page asks for before that. A browser test holds this list against what Chromium loads.
 */
const FIRST_VIEW = ['src/app/screens/HomeScreen.tsx', 'src/app/texts/first-ur.ts']

/** @param {string} dist a build of web with Vite's manifest */
export function firstView(dist) {
  /** @type {Record<string, ManifestChunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const entry = firstChunks(manifest)
  const home = withImports(
    manifest,
    FIRST_VIEW.map((module) => {
      const chunk = manifest[module]
      if (!chunk) throw new Error(`The build has no ${module}.`)
      return chunk
    }),
  )
  const all = [...new Set([...entry, ...home])]
  return {
    entry: entry.map(({ file }) => file),
    scripts: all.map(({ file }) => file),
    styles: [...new Set(all.flatMap(({ css = [] }) => css))],
  }
}

/**
 * @param {string} dist a build of web with Vite's manifest
 * @param {Record<string, number>} routes what each may add to the shell, in bytes
 * @returns {BudgetRow[]}
 */
export function measure(dist, routes = ROUTES) {
  /** @type {Record<string, ManifestChunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const first = firstView(dist)
  const gzipped = (/** @type {Buffer | string} */ content) =>
    content.length ? gzipSync(content, { level: 9 }).length : 0
  const zipped = (/** @type {Iterable<string>} */ files) =>
    [...files]
      .map((file) => join(dist, file))
      .filter((file) => existsSync(file))
      .reduce((sum, file) => sum + gzipped(readFileSync(file)), 0)

  const files = filesBelow(dist)
  const fonts = files.filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
  const images = files.filter((file) => /\.(png|jpe?g|gif|webp|avif|svg|ico)$/.test(file))
  const largest = images.map((file) => ({ file, bytes: statSync(file).size })).sort((a, b) => b.bytes - a.bytes)[0]
  return [
    { what: 'entry, gzip', bytes: zipped(first.entry), limit: 99 * KB },
    {
      what: 'script awaited before home shows in Urdu, gzip',
      bytes: zipped(first.scripts) + gzipped(inPage(dist, 'script')),
      limit: 121 * KB,
    },
    {
      what: 'styles of the first view, gzip',
      bytes: zipped(first.styles) + gzipped(inPage(dist, 'style')),
      limit: 12 * KB,
    },
    { what: 'fonts together', bytes: fonts.reduce((sum, file) => sum + statSync(file).size, 0), limit: 40 * KB },
    {
      what: `largest image${largest ? ` (${basename(largest.file)})` : ''}`,
      bytes: largest?.bytes ?? 0,
      limit: 20 * KB,
    },
    heaviestScreen(manifest, zipped),
    ...Object.entries(routes).map(([module, limit]) => ({
      what: `beyond the shell, gzip: ${basename(module, '.tsx')}`,
      bytes: zipped(addedBy(manifest, module)),
      limit,
    })),
  ]
}

/**
 * What the lottery page loads, its framework and the largest of its packs of texts included.
 * @param {string} dist a build of the lottery page with Vite's manifest @returns {BudgetRow[]}
 */
export function measureLotto(dist) {
  /** @type {Record<string, ManifestChunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const size = (/** @type {string} */ file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  const first = new Set(firstChunks(manifest).flatMap(({ file, css = [] }) => [file, ...css]))
  const packs = Object.entries(manifest).flatMap(([module, { file }]) =>
    /\/text\/pack-/.test(module) ? [size(file)] : [],
  )
  const bytes = [...first].reduce((sum, file) => sum + size(file), 0) + Math.max(0, ...packs)
  return [{ what: 'lottery page with its framework, gzip', bytes, limit: 120 * KB }]
}

/**
 * What the console loads before its list of worlds shows.
 * @param {string} dist a build of the console with Vite's manifest @returns {BudgetRow[]}
 */
export function measureConsole(dist) {
  /** @type {Record<string, ManifestChunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const worlds = manifest['../src/control/console/WorldsPage.tsx']
  if (!worlds) throw new Error('The build has no list of worlds.')
  const files = new Set([...firstChunks(manifest), ...withImports(manifest, [worlds])].map(({ file }) => file))
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0)
  return [{ what: 'first view of the console, gzip', bytes, limit: 90 * KB }]
}

/** Prints the table; false when something is over its limit. @param {string} dist */
export const withinBudget = (dist) => printed(measure(dist))

/** The same of the lottery page. @param {string} dist */
export const lottoWithinBudget = (dist) => printed(measureLotto(dist))

/** The same of the console. @param {string} dist */
export const consoleWithinBudget = (dist) => printed(measureConsole(dist))

/** @param {BudgetRow[]} rows */
function printed(rows) {
  for (const { what, bytes, limit } of rows) {
    const size = `${(bytes / KB).toFixed(1)} of ${limit / KB} KB`
    console.log(`  ${bytes > limit ? 'OVER' : '  ok'}  ${size.padStart(18)}  ${what}`)
  }
  return rows.every(({ bytes, limit }) => bytes <= limit)
}

if (isMain(import.meta.url)) {
  const within = [
    withinBudget(fromRoot('web/dist')),
    lottoWithinBudget(fromRoot('web/lotto/dist')),
    consoleWithinBudget(fromRoot('web/console/dist')),
  ]
  if (within.includes(false)) process.exit(1)
}
