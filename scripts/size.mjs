import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { argumentsOf } from './lib/arguments.mjs'
import { freePorts } from './lib/free-ports.mjs'
import { fromRoot, isMain } from './lib/root.mjs'

/**
 * @typedef {{ file: string, imports?: string[], css?: string[], isEntry?: boolean }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ scripts: number, styles: number, fonts: number }} Floors
 * @typedef {Floors & { page: number, replies: number, pictures: number }} Bytes gzipped
 * @typedef {{ address: string, bytes: Bytes, files: number, calls: number, floors: Floors }} Size
 */

const KB = 1024
const HOME = '/m/home'
const HOME_FLOORS = { scripts: 165 * KB, styles: 8 * KB, fonts: 32 * KB }
const FLOORS = { ...HOME_FLOORS, scripts: 230 * KB }
const CONSOLE_FIRST = ['src/console/WorldsPage.tsx']
const CONSOLE_FLOORS = { ...HOME_FLOORS, scripts: 110 * KB }
const TEXTS = {
  first: 'src/app/texts/pack-ur.ts',
  further: 'src/app/texts/further-ur.ts',
  lotto: '../src/lotto/text/pack-ur.ts',
}

/** @param {string} dist @returns {Manifest} */
const readManifest = (dist) => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/**
 * The scripts and stylesheets of the entry and of these modules, with their static imports.
 * @param {Manifest} manifest @param {string[]} modules
 */
export function filesOf(manifest, modules) {
  const keys = new Set([...Object.keys(manifest).filter((key) => manifest[key]?.isEntry), ...modules])
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    for (const name of chunk.imports ?? []) keys.add(name)
  }
  const chunks = [...keys].map((key) => /** @type {Chunk} */ (manifest[key]))
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  }
}

/** @param {string | Buffer} content */
const gzipped = (content) => gzipSync(content, { level: 9 }).length

const APP = fromRoot('web/dist')

/** What is awaited beside the entry: the screen, and the texts that the head of the page says. @param {string} address @param {string} screen */
function modulesOf(address, screen) {
  const [, shortPaths = '[]'] = /"shortPaths":(\[[^\]]*\])/.exec(readFileSync(join(APP, 'index.html'), 'utf8')) ?? []
  return [screen, TEXTS.first, ...(JSON.parse(shortPaths).includes(address) ? [] : [TEXTS.further])]
}

/** What each address of the app awaits, on the page that its host sends, and the first views of lottery page and console. */
export async function measureSizes() {
  const manifest = readManifest(APP)
  /** @type {Record<string, string>} */
  const routes = JSON.parse(readFileSync(join(APP, 'routes.json'), 'utf8'))
  return withHost(async (host) => {
    const sizes = []
    for (const [address, module] of Object.entries(routes))
      sizes.push(await sizeOfAddress(host, address, filesOf(manifest, modulesOf(address, module))))
    sizes.sort((a, b) => Number(b.address === HOME) - Number(a.address === HOME) || b.bytes.scripts - a.bytes.scripts)
    return [
      ...sizes,
      sizeOfPage('lottery page', fromRoot('web/lotto/dist'), [TEXTS.lotto], FLOORS),
      sizeOfPage('console', fromRoot('console/dist'), CONSOLE_FIRST, CONSOLE_FLOORS),
    ]
  })
}

/**
 * What the script in the head of a page loads for a new visitor: families of fonts, calls with their replies, and the
 * pictures that they lead to.
 * @param {string} html @param {URL} url @param {(url: string, init: RequestInit) => Promise<string>} ask
 */
export async function loadedByHead(html, url, ask) {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  const [, merchant] = /data-merchant="(\w+)"/.exec(html) ?? []
  /** @type {string[]} */
  const families = []
  /** @type {Promise<string>[]} */
  const calls = []
  /** @type {{ as?: string, href: string }[]} */
  const links = []
  const window = {
    document: {
      documentElement: { dataset: { merchant } },
      cookie: '',
      fonts: { load: (/** @type {string} */ font) => families.push(font.replace(/^1em /, '').replaceAll("'", '')) },
      head: { append: (/** @type {typeof links[number]} */ link) => links.push(link) },
      createElement: () => ({}),
    },
    localStorage: { getItem: () => null },
    location: url,
    addEventListener() {},
    async fetch(/** @type {string} */ path, /** @type {RequestInit} */ init) {
      const reply = ask(path, init)
      calls.push(reply)
      const json = async () => JSON.parse(await reply)
      return { clone: () => ({ json }) }
    },
  }
  runInNewContext(script, Object.assign(window, { window }))
  const replies = await Promise.all(calls)
  // What the script does with them comes first.
  await setImmediate()
  return { families, replies, pictures: links.flatMap(({ as, href }) => (as === 'image' ? [href] : [])) }
}

/**
 * What the page of an address names and its head loads; what its screen asks the platform for is not counted.
 * @param {string} host @param {string} address @param {ReturnType<typeof filesOf>} files @returns {Promise<Size>}
 */
async function sizeOfAddress(host, address, files) {
  /** @param {Iterable<string>} paths */
  const sum = async (paths) => {
    let all = 0
    for (const path of paths) all += await gzippedAt(new URL(path, host).href)
    return all
  }
  const html = await (await fetch(host + address)).text()
  /** @param {RegExp} pattern */
  const named = (pattern) => [...html.matchAll(pattern)].map(([, path = '']) => path.replaceAll('&amp;', '&'))
  const styles = [...named(/<link rel="stylesheet"[^>]* href="([^"]+)"/g), ...files.styles.map((file) => `/${file}`)]
  const { families, replies, pictures } = await loadedByHead(html, new URL(address, host), async (path, init) => {
    const reply = await fetch(new URL(path, host), init)
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`)
    return reply.text()
  })
  return {
    address,
    files: files.scripts.length,
    calls: replies.length,
    floors: address === HOME ? HOME_FLOORS : FLOORS,
    bytes: {
      page: gzipped(html),
      scripts: await sum(files.scripts.map((file) => `/${file}`)),
      styles: await sum(new Set(styles)),
      fonts: await sum(families.map((family) => fontOf(html, family))),
      replies: replies.reduce((all, reply) => all + gzipped(reply), 0),
      pictures: await sum(pictures),
    },
  }
}

/** Address of the first face of a family. @param {string} html @param {string} family */
function fontOf(html, family) {
  const [, address] = new RegExp(`font-family:\\s*"?${family}"?;[^}]*?(/assets/[\\w-]+\\.woff2)`).exec(html) ?? []
  if (!address) throw new Error(`The page has no font ${family}.`)
  return address
}

/** @type {Map<string, number>} */
const known = new Map()

/** @param {string} url */
async function gzippedAt(url) {
  const size = known.get(url) ?? gzipped(Buffer.from(await (await fetch(url)).arrayBuffer()))
  known.set(url, size)
  return size
}

/** @param {string} address @param {string} dist @param {string[]} modules @param {Floors} floors @returns {Size} */
function sizeOfPage(address, dist, modules, floors) {
  const { scripts, styles } = filesOf(readManifest(dist), modules)
  /** @param {string[]} files */
  const sum = (files) => files.reduce((all, file) => all + gzipped(readFileSync(join(dist, file))), 0)
  const bytes = { page: 0, scripts: sum(scripts), styles: sum(styles), fonts: 0, replies: 0, pictures: 0 }
  return { address, files: scripts.length, calls: 0, floors, bytes }
}

/** The built server in a process of its own, as it meets players. @template T @param {(host: string) => Promise<T>} work */
async function withHost(work) {
  const [port = 0, stagePort = 0] = await freePorts(2)
  const folder = mkdtempSync(join(tmpdir(), 'understudy-size-'))
  const server = spawn(process.execPath, [fromRoot('fake-server/dist/server.js')], {
    env: { ...process.env, HOST: '0.0.0.0', PORT: `${port}`, STAGE_PORT: `${stagePort}`, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  try {
    await Promise.race([
      once(server.stdout, 'data'),
      ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code} before it answered.`))),
    ])
    server.stdout.resume()
    return await work(`http://localhost:${port}`)
  } finally {
    // Its data goes with it, so nothing needs to be finished.
    server.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Gzipped bytes of each package or folder in the scripts of an address: the share of its characters, by the source maps
 * of a second build.
 * @param {string} address of the app, `console`, or `worker` for that of the static folder
 * @returns {Promise<[string, number][]>}
 */
export async function partsOf(address) {
  if (address === 'worker') return partsIn(await chunksOf('demo'), 'demo')
  const folder = address === 'console' ? 'console' : 'web'
  const awaited = new Set(filesOf(readManifest(fromRoot(folder, 'dist')), awaitedBeside(address)).scripts)
  const chunks = (await chunksOf(folder)).filter(({ fileName }) => awaited.delete(fileName))
  if (awaited.size > 0) throw new Error('The build is older than its sources: run npm run build.')
  return partsIn(chunks, folder)
}

/** The scripts of a folder, built with source maps and not written. @param {string} folder */
async function chunksOf(folder) {
  const { build } = await import('vite')
  const built = await build({
    root: fromRoot(folder),
    logLevel: 'warn',
    mode: 'production',
    build: { write: false, sourcemap: 'hidden' },
  })
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return output.filter((file) => file.type === 'chunk')
}

/** @param {import('vite').Rollup.OutputChunk[]} chunks @param {string} folder @returns {[string, number][]} */
function partsIn(chunks, folder) {
  const parts = new Map()
  for (const { code, map: written } of chunks) {
    if (!written) continue
    const share = gzipped(code) / code.length
    const map = new SourceMap(JSON.parse(written.toString()))
    for (const [line, text] of code.split('\n').entries())
      for (let column = 0; column < text.length; column += 1) {
        const entry = map.findEntry(line, column)
        const part = partOf('originalSource' in entry ? entry.originalSource : undefined, folder)
        parts.set(part, (parts.get(part) ?? 0) + share)
      }
  }
  return [...parts].sort(([, one], [, other]) => other - one)
}

/** The package of a source, or its folder. @param {string | undefined} source @param {string} folder that was built */
function partOf(source, folder) {
  if (!source) return 'texts and the bundler’s own'
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (inPackage) return inPackage
  const path = source.replace(/^(\.\.\/)+/, '').replace(/^(src|vite)\//, `${folder}/$1/`)
  if (path.includes('/text/') && path.endsWith('.json')) return 'texts'
  return path.split('/').slice(0, -1).slice(0, 4).join('/')
}

/** The modules that an address awaits beside the entry. @param {string} address */
function awaitedBeside(address) {
  if (address === 'console') return CONSOLE_FIRST
  const screen = JSON.parse(readFileSync(join(APP, 'routes.json'), 'utf8'))[address]
  if (!screen) throw new Error(`No address of the app is ${address}.`)
  return modulesOf(address, screen)
}

/** @param {number} bytes */
const kb = (bytes) => (bytes / KB).toFixed(1)

/** @param {Size} size */
function lineOf({ address, bytes, files, calls, floors }) {
  const columns = [
    `${kb(bytes.scripts)} of ${floors.scripts / KB}`.padStart(14),
    `${files}`.padStart(5),
    `${kb(bytes.styles)} of ${floors.styles / KB}`.padStart(10),
    `${kb(bytes.fonts)} of ${floors.fonts / KB}`.padStart(11),
    kb(bytes.page).padStart(7),
    `${calls}`.padStart(5),
    kb(bytes.replies).padStart(7),
    kb(bytes.pictures).padStart(8),
  ]
  return `${columns.join('  ')}  ${address}`
}

if (isMain(import.meta.url)) {
  const { values } = argumentsOf({ options: { parts: { type: 'string' } } })
  if (values.parts)
    for (const [part, bytes] of await partsOf(values.parts)) console.log(`${kb(bytes).padStart(7)}  ${part}`)
  else {
    console.log('What an address awaits before its first view, in KB gzipped, of its floor:')
    console.log('       scripts  files      styles        fonts     page  calls  replies  pictures  address')
    for (const size of await measureSizes()) console.log(lineOf(size))
  }
}
