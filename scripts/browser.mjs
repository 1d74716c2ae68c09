import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fromRoot, isMain } from './lib/root.mjs'
import { run } from './lib/run.mjs'

/** The headless shell first: it loads a page in three quarters of a full browser's time. */
const HEADLESS = 'chromium-headless-shell'
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PATHS = [
  `/usr/bin/${HEADLESS}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Version of a browser, which Playwright starts as the tests do; undefined if it does not start. @param {string} path */
export async function versionOf(path) {
  const { chromium } = await import('@playwright/test')
  try {
    const browser = await chromium.launch({ executablePath: path, timeout: 20_000 })
    const version = browser.version()
    await browser.close()
    return version
  } catch {
    return undefined
  }
}

/**
 * Whether a browser of the system is one: it lacks its libraries, or is the stub of a package, where it does not say its
 * version. On Windows none does, but none is looked for there either. @param {string} path
 */
function saysVersion(path) {
  try {
    const options = { encoding: /** @type {const} */ ('utf8'), timeout: 20_000 }
    return /\d+\./.test(execFileSync(path, ['--version'], { ...options, stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return false
  }
}

/** @param {string[]} names */
function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

/** Path of an installed browser, or undefined. */
export function installedBrowser() {
  const configured = process.env.CHROMIUM_PATH ?? process.env.PLAYWRIGHT_CHROMIUM
  if (configured) {
    if (!existsSync(configured)) throw new Error(`There is no browser at ${configured} (CHROMIUM_PATH).`)
    return configured
  }
  return known().find(saysVersion)
}

/** Paths where a browser may be. */
const known = () => [...PATHS, ...onPath(...NAMES)].filter((path) => existsSync(path))

/** Path of an installed browser that shows notifications, which the headless shell refuses; undefined without one. */
export function notifyingBrowser() {
  const configured = process.env.CHROMIUM_PATH ?? process.env.PLAYWRIGHT_CHROMIUM
  return [...(configured ? [configured] : []), ...known()].find((path) => !path.endsWith(HEADLESS) && saysVersion(path))
}

async function playwrightsBrowser() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) && (await versionOf(path)) ? path : undefined
}

async function downloadBrowser() {
  console.log('No Chromium found: Playwright downloads one ...')
  await run(process.execPath, [fromRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium'])
  return playwrightsBrowser()
}

const isDebian = () => existsSync('/etc/debian_version')
const isRoot = () => process.getuid?.() === 0
const hasSudo = () => onPath('sudo').some((path) => existsSync(path))

async function debiansBrowser() {
  if (!isDebian() || !(isRoot() || hasSudo())) return undefined
  console.log('Installing Debian’s Chromium ...')
  const apt = (/** @type {string[]} */ ...args) =>
    isRoot()
      ? run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
      : run('sudo', ['-n', 'apt-get', ...args])
  await apt('update', '-q')
  const install = (/** @type {string} */ name) => apt('install', '-y', '-q', '--no-install-recommends', name)
  await install(HEADLESS).catch(() => install('chromium'))
  return installedBrowser()
}

/** @param {() => Promise<string | undefined>} way */
const orNothing = (way) => way().catch((problem) => void console.log(`  ${problem.message}`))

/** The path of a Chromium that starts, installed if need be. */
export async function browser() {
  const executable =
    installedBrowser() ??
    (await playwrightsBrowser()) ??
    (await orNothing(downloadBrowser)) ??
    (await orNothing(debiansBrowser))
  if (executable) return executable
  throw new Error('No Chromium for the browser tests. Install one, or name one in CHROMIUM_PATH.')
}

if (isMain(import.meta.url)) {
  try {
    const path = await browser()
    console.log(`${path}: ${(await versionOf(path)) ?? 'it does not start'}`)
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exit(1)
  }
}
