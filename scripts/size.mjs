import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fromRoot, isMain } from './lib/root.mjs'

/**
 * @typedef {{ file: string, imports?: string[], css?: string[], isEntry?: boolean }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ what: string, files: number, bytes: number, floor: number }} Size sizes are gzipped bytes
 */

const KB = 1024
const TEXTS = { app: 'src/app/texts/pack-ur.ts', lotto: '../src/lotto/text/pack-ur.ts' }

/** @param {string} dist @returns {Manifest} */
const readManifest = (dist) => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/**
 * The scripts of the entry and of these modules, with their static imports.
 * @param {Manifest} manifest @param {string[]} modules
 */
export function scriptsOf(manifest, modules) {
  const keys = new Set([...Object.keys(manifest).filter((key) => manifest[key]?.isEntry), ...modules])
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    for (const name of chunk.imports ?? []) keys.add(name)
  }
  return [...new Set([...keys].map((key) => /** @type {Chunk} */ (manifest[key]).file))]
}

/** @param {string} dist @param {string[]} files */
const gzipped = (dist, files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0)

/** Sizes of what app, lottery page and console load for their first screen. @returns {Size[]} */
export function measureSizes(root = fromRoot('web')) {
  const [app, lotto, steering] = ['dist', 'lotto/dist', 'console/dist'].map((folder) => {
    const dist = join(root, folder)
    return { dist, manifest: readManifest(dist) }
  })
  /** @param {typeof app} page @param {string} what @param {string[]} modules @param {number} floor */
  const size = (page, what, modules, floor) => {
    const { dist, manifest } = /** @type {NonNullable<typeof app>} */ (page)
    const files = scriptsOf(manifest, modules)
    return { what, files: files.length, bytes: gzipped(dist, files), floor }
  }
  const others = Object.keys(app?.manifest ?? {})
    .filter((key) => /src\/app\/screens\/\w+Screen\.tsx$/.test(key))
    .map((screen) => size(app, basename(screen, '.tsx'), [screen, TEXTS.app], 190 * KB))
    .sort((a, b) => b.bytes - a.bytes)
  return [
    // Home is part of the entry.
    size(app, 'home', [TEXTS.app], 150 * KB),
    ...others,
    size(lotto, 'lottery page', [TEXTS.lotto], 190 * KB),
    size(steering, 'console', ['../src/control/console/WorldsPage.tsx'], 110 * KB),
  ]
}

if (isMain(import.meta.url))
  for (const { what, files, bytes, floor } of measureSizes()) {
    const kb = `${(bytes / KB).toFixed(1)} of ${floor / KB} KB`
    console.log(`${kb.padStart(18)}  ${String(files).padStart(3)} files  ${what}`)
  }
