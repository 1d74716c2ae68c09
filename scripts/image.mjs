import { cpSync, existsSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fromRoot, isMain } from './lib/root.mjs'
import { RUN_TIME } from './lib/run-time.mjs'
import { pnpm } from './setup.mjs'

const WEB = ['web/dist', 'web/lotto/dist', 'console/dist']

/**
 * Writes the content of the `serve` image into a folder: the built server with its unbundled packages, in the
 * lockfile's versions, and the built pages it serves. No sources, no tools.
 * @param {string} folder is replaced
 */
export async function writeImage(folder) {
  rmSync(folder, { recursive: true, force: true })
  // pnpm deploys from the lockfile only where the packages of the workspace are copied, not linked.
  const copied = '--config.inject-workspace-packages=true'
  const server = ['--filter', '@understudy/fake-server', copied, 'deploy', '--prod', '--prefer-offline']
  await pnpm(...server, join(folder, 'fake-server'))
  keepOnly(RUN_TIME, join(folder, 'fake-server/node_modules'))
  for (const part of WEB) cpSync(fromRoot(part), join(folder, part), { recursive: true })
}

/**
 * Removes from a node_modules of pnpm what these packages do not need.
 * @param {string[]} names @param {string} modules
 */
function keepOnly(names, modules) {
  const store = realpathSync(join(modules, '.pnpm'))
  /** @type {Set<string>} folders of the store, each with a package beside links to what it depends on */
  const keptPaths = new Set()
  const keep = (/** @type {string} */ link) => {
    const [home = ''] = relative(store, realpathSync(link)).split(sep)
    if (keptPaths.has(home)) return
    keptPaths.add(home)
    for (const beside of linksIn(join(store, home, 'node_modules'))) keep(beside)
  }
  for (const name of names) keep(join(modules, name))
  for (const home of readdirSync(store)) if (!keptPaths.has(home)) rmSync(join(store, home), { recursive: true })
  for (const link of linksIn(modules)) if (!existsSync(link)) rmSync(link)
  for (const scope of readdirSync(modules).filter((name) => name.startsWith('@')))
    if (readdirSync(join(modules, scope)).length === 0) rmSync(join(modules, scope), { recursive: true })
  // The C sources of SQLite.
  const sqlite = dirname(realpathSync(join(modules, 'better-sqlite3/package.json')))
  rmSync(join(sqlite, 'deps'), { recursive: true, force: true })
}

/** The packages of a node_modules, with those of scopes. @param {string} modules @returns {string[]} */
const linksIn = (modules) =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(modules, name)).map((part) => join(modules, name, part))
        : [join(modules, name)],
    )

if (isMain(import.meta.url)) {
  await writeImage(fromRoot('dist')).catch((problem) => {
    console.error(problem.output ?? problem)
    process.exit(1)
  })
}
