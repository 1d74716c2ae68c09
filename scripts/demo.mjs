import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { buildPages, step, unlessBuilt, viteBuild } from './build.mjs'
import { argumentsOf } from './lib/arguments.mjs'
import { makeOfContracts } from './lib/made-of-contracts.mjs'
import { fromRoot, isMain } from './lib/root.mjs'
import { serveFolder } from './lib/serve-folder.mjs'
import { setupOrExit } from './setup.mjs'

const FOLDER = fromRoot('demo/dist')

/** The pages that the worker answers with, and where their files stand. */
export const PAGES = [
  { dist: 'web/dist', name: 'app', assets: 'assets' },
  { dist: 'web/lotto/dist', name: 'lotto', assets: 'm/lotto-h5/assets' },
  { dist: 'console/dist', name: 'console', assets: '__control/console/assets' },
]
/** What the folder is made of, beside what every build is. */
const SOURCES = ['demo', 'steering', 'stage', 'platform', 'seed', 'art', 'web', 'console', 'fake-server/src/openapi']
/** Upper bounds of the first visit, KB compressed. */
const BUDGET = { 'sw.js': 650, 'sqlite3.wasm': 420 }

/** @param {string} from @param {string} to */
const copy = (from, to) =>
  cpSync(fromRoot(from), join(FOLDER, to), { recursive: true, filter: (path) => !/[.](br|gz|ts|map)$/.test(path) })

/** Files of the stage with these endings, by their paths. @param {RegExp} ending @param {BufferEncoding} encoding */
const stageFiles = (ending, encoding) =>
  Object.fromEntries(
    readdirSync(fromRoot('stage/src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(fromRoot('stage/src', name), encoding)]),
  )

async function copyFiles() {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(join(FOLDER, 'pages'), { recursive: true })
  for (const { dist, name, assets } of PAGES) {
    copy(`${dist}/assets`, assets)
    copy(`${dist}/index.html`, `pages/${name}.html`)
  }
  copy('stage/src/shared', 'shared')
  // The files of payments have a path of their own, as in `stage/src/pages.ts`.
  for (const name of readdirSync(fromRoot('stage/src')))
    if (existsSync(fromRoot('stage/src', name, 'page')))
      copy(`stage/src/${name}/page`, name === 'pay' ? 'gateway' : name)
  // What the worker makes the pages of the stage of, as the server does of its files.
  const texts = stageFiles(/[.]html$|^fairness[\\/]page[\\/][^.]+[.](css|js)$|plain-page[.]css$/, 'utf8')
  const stage = { texts, fonts: stageFiles(/noto-[^\\/]*[.]woff2$/, 'base64') }
  writeFileSync(join(FOLDER, 'pages/stage.json'), JSON.stringify(stage))
  const { openApi } = await import(pathToFileURL(fromRoot('fake-server/src/openapi/openapi.ts')).href)
  writeFileSync(join(FOLDER, '__control/openapi.json'), JSON.stringify(openApi({ app: '/', stage: '/' })))
  const { resolve } = createRequire(fromRoot('demo/package.json'))
  cpSync(resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm'), join(FOLDER, 'sqlite3.wasm'))
  cpSync(resolve('brotli-dec-wasm/web/bg.wasm'), join(FOLDER, 'brotli.wasm'))
  for (const name of ['index.html', '404.html']) copy('demo/index.html', name)
  writeFileSync(join(FOLDER, 'understudy.json'), '{ "understudy": "demo" }\n')
  // Without it GitHub's pages leave out what begins with an underscore.
  writeFileSync(join(FOLDER, '.nojekyll'), '')
}

/** Writes the folder of static files that is the app with its platform. @param {string} [scenarios] folder of scenarios as files */
export async function buildDemo(scenarios) {
  const { readForDemo, writeForDemo } = await import(
    pathToFileURL(fromRoot('fake-server/src/files/demo-scenarios.ts')).href
  )
  const own = readForDemo(scenarios)
  await buildPages()
  await makeOfContracts({ oldExamples: true })
  await unlessBuilt('demo/dist', SOURCES, async () => {
    await copyFiles()
    await step('demo', () => viteBuild('demo'))
  })
  writeForDemo(FOLDER, own, scenarios)
  for (const [name, most] of Object.entries(BUDGET)) {
    const size = Math.round(gzipSync(readFileSync(join(FOLDER, name))).length / 1000)
    console.log(
      `${name.padEnd(24)} ${size} KB compressed${size > most ? `, more than the ${most} KB it may have` : ''}`,
    )
  }
  return FOLDER
}

if (isMain(import.meta.url)) {
  await setupOrExit()
  const { values } = argumentsOf({
    options: {
      serve: { type: 'boolean', default: false },
      port: { type: 'string', default: '3002' },
      scenarios: { type: 'string' },
    },
  })
  const folder = await buildDemo(values.scenarios).catch((problem) => {
    if (problem.name !== 'BadScenarioFile') throw problem
    console.error(problem.message)
    process.exit(1)
  })
  console.log(`${folder} can be served by any static host.`)
  if (values.serve) console.log(`It stands at ${(await serveFolder(folder, Number(values.port))).address}`)
}
