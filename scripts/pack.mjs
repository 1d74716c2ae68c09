import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from './build.mjs'
import { buildDemo, PAGES } from './demo.mjs'
import { argumentsOf } from './lib/arguments.mjs'
import { fromRoot, isMain } from './lib/root.mjs'
import { CommandFailed, run } from './lib/run.mjs'
import { RUN_TIME } from './lib/run-time.mjs'

const BUILT = ['fake-server/dist', 'web/dist', 'web/lotto/dist', 'console/dist']
const { version, license, engines, description } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
const about = { version, type: 'module', license, engines }
const catalog = readFileSync(fromRoot('pnpm-workspace.yaml'), 'utf8')

/** The version the repository itself uses. @param {string} name */
function versionOf(name) {
  const [, found] = new RegExp(`^ {2}"?${name}"?: ([\\d.]+)$`, 'm').exec(catalog) ?? []
  if (!found) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml`)
  return found
}

/** @param {string} folder @param {object} manifest */
function begin(folder, manifest) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(fromRoot('LICENSE'), join(folder, 'LICENSE'))
  cpSync(fromRoot('docs/from-outside.md'), join(folder, 'README.md'))
}

/** Compiles TypeScript files, which import only each other of this repository, to JavaScript, declarations, or both. @param {string[]} files @param {string} outDir @param {string[]} more */
async function compile(files, outDir, ...more) {
  const as = ['--target', 'es2022', '--module', 'nodenext', '--lib', 'es2023,dom', '--skipLibCheck', '--strict']
  const tsc = [fromRoot('node_modules/typescript/bin/tsc'), '--ignoreConfig', '--declaration', ...as]
  const ends = ['--types', 'node', '--allowImportingTsExtensions', '--rewriteRelativeImportExtensions']
  await run(process.execPath, [...tsc, ...ends, '--outDir', outDir, ...more, ...files.map((file) => fromRoot(file))], {
    quiet: true,
  })
  for (const file of readdirSync(outDir).filter((name) => name.endsWith('.d.ts'))) {
    const text = readFileSync(join(outDir, file), 'utf8')
    writeFileSync(
      join(outDir, file),
      text.replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'").replace(/(from "\.\/[\w-]+)\.ts"/g, '$1.js"'),
    )
  }
}

/** @param {string} folder */
async function writeUnderstudy(folder) {
  begin(folder, {
    name: 'understudy',
    description,
    ...about,
    bin: { understudy: 'fake-server/dist/understudy.js' },
    exports: {
      '.': { types: './types/index.d.ts', default: './fake-server/dist/library.js' },
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(RUN_TIME.map((name) => [name, versionOf(name)])),
  })
  const needed = (/** @type {string} */ path) => !path.endsWith('.map') && basename(path) !== '.built-from'
  for (const part of BUILT) cpSync(fromRoot(part), join(folder, part), { recursive: true, filter: needed })
  writeDemoFiles(folder, needed)
  // The server finds its files relative to this folder.
  writeFileSync(join(folder, 'fake-server/package.json'), '{ "type": "module" }\n')
  await compile(['fake-server/src/start/library-types.ts'], join(folder, 'types'), '--emitDeclarationOnly')
  writeFileSync(
    join(folder, 'types/index.d.ts'),
    `import type { Start } from './library-types.js'\nexport type * from './library-types.js'\n/** Starts a server in this process. */\nexport declare const start: Start\n`,
  )
}

/** The static files of the demo, without those that the server has too. @param {string} folder @param {(path: string) => boolean} needed */
function writeDemoFiles(folder, needed) {
  const shared = Object.fromEntries(PAGES.map(({ dist, assets }) => [assets, `${dist}/assets`]))
  const isShared = (/** @type {string} */ path) => Object.keys(shared).some((at) => path === fromRoot('demo/dist', at))
  cpSync(fromRoot('demo/dist'), join(folder, 'demo/dist'), {
    recursive: true,
    filter: (path) => needed(path) && !isShared(path),
  })
  writeFileSync(join(folder, 'demo/shared.json'), `${JSON.stringify(shared)}\n`)
}

/** The names of scenarios, merchants and what else our packages take, as types. */
const namesAsTypes = () =>
  run(process.execPath, ['--import', 'tsx', fromRoot('tests/testing/packed-names.ts')], { quiet: true })

/** @param {string} folder */
export async function writeWorker(folder) {
  begin(folder, {
    name: '@understudy/worker',
    description: 'Understudy in a service worker, as the platform of your own pages.',
    ...about,
    exports: {
      '.': { types: './dist/start-worker.d.ts', default: './dist/start-worker.js' },
      './package.json': './package.json',
    },
    // Writes the worker that this starts.
    peerDependencies: { understudy: version },
  })
  await compile(['demo/src/client/start-worker.ts'], join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/names.d.ts'), await namesAsTypes())
}

/** @param {string} folder */
async function writeTesting(folder) {
  const peerDependencies = {
    '@playwright/test': '>=1.50.0',
    '@types/supertest': '>=6.0.2',
    supertest: '>=7.0.0',
    understudy: version,
  }
  const entry = (/** @type {string} */ name) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` })
  begin(folder, {
    name: '@understudy/testing',
    description: 'Playwright and supertest fixtures for Understudy.',
    ...about,
    exports: {
      './playwright': entry('playwright'),
      './supertest': entry('supertest'),
      './package.json': './package.json',
    },
    // Each is needed by one entry only; the server may run elsewhere, but it is one of this version.
    peerDependencies,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peerDependencies).map((name) => [name, { optional: true }])),
  })
  const dist = join(folder, 'dist')
  await compile(['tests/testing/playwright.ts', 'tests/testing/supertest.ts'], dist)
  writeFileSync(join(dist, 'names.d.ts'), await namesAsTypes())
}

/** Marks a folder as written by this script, which it may therefore replace. */
const MARK = '.understudy-packages'

/** @param {string} folder @throws FolderRefused for one that holds anything else */
function emptyOwnFolder(folder) {
  const isTaken = existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, MARK))
  if (isTaken) throw new FolderRefused(`${folder} holds other files: name an empty folder, or one that is not there.`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, MARK), '')
}

class FolderRefused extends Error {}

/**
 * Writes the packages as folders and as tarballs that any npm installs; gives the tarballs' paths.
 * @param {string} folder is replaced if an earlier run wrote it
 */
export async function pack(folder) {
  emptyOwnFolder(folder)
  await build()
  await buildDemo()
  const parts = { understudy: writeUnderstudy, testing: writeTesting, worker: writeWorker }
  const folders = Object.keys(parts).map((name) => join(folder, name))
  await Promise.all(Object.values(parts).map((write, at) => write(folders[at] ?? '')))
  await run('npm', ['pack', '--silent', '--pack-destination', folder, ...folders], { quiet: true })
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(folder, name))
}

if (isMain(import.meta.url)) {
  const { values } = argumentsOf({ options: { out: { type: 'string', default: fromRoot('dist/packages') } } })
  try {
    for (const tarball of await pack(values.out)) console.log(tarball)
  } catch (problem) {
    console.error(
      problem instanceof CommandFailed ? problem.output : problem instanceof FolderRefused ? problem.message : problem,
    )
    process.exit(1)
  }
}
