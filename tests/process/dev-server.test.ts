// @module-tag all
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePorts } from '../../scripts/lib/free-ports.mjs'
import { CLEAN_ENV } from '../support/built-server.ts'
import { ROOT, repositoryFiles } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'

const PACKAGES = [
  'art',
  'contracts',
  'merchants',
  'seed',
  'platform',
  'stage',
  'steering',
  'fake-server',
  'web',
  'console',
  'demo',
]
const copy = scratchFolder('dev')
const inCopy = (path: string) => join(copy, path)

/** Replaces files as git does: they are gone, then there. */
function save(files: Record<string, (text: string) => string>) {
  for (const [path, changed] of Object.entries(files)) {
    const text = readFileSync(inCopy(path), 'utf8')
    rmSync(inCopy(path))
    writeFileSync(inCopy(path), changed(text))
  }
}
const reset = (...paths: string[]) => {
  for (const path of paths) cpSync(join(ROOT, path), inCopy(path))
}

let server: ChildProcess
let origin = ''
const said = { out: '', err: '' }

beforeAll(async () => {
  for (const path of repositoryFiles(
    /^(art|contracts|merchants|seed|platform|stage|steering|fake-server|web|console|demo|scripts)\/|^[^/]+\.(json|yaml)$/,
  )) {
    mkdirSync(dirname(inCopy(path)), { recursive: true })
    cpSync(join(ROOT, path), inCopy(path))
  }
  symlinkSync(join(ROOT, 'node_modules'), inCopy('node_modules'))
  // Links from package to package then stay in the copy.
  for (const name of PACKAGES.filter((one) => existsSync(join(ROOT, one, 'node_modules'))))
    cpSync(join(ROOT, name, 'node_modules'), inCopy(`${name}/node_modules`), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.includes('/.vite'),
    })
  const [port = 0, stagePort = 0] = await freePorts(2)
  origin = `http://localhost:${port}`
  const env = { ...CLEAN_ENV, PORT: String(port), STAGE_PORT: String(stagePort), DATA_DIR: inCopy('data') }
  const serve = "import('./scripts/dev-server.mjs').then(({ serveDevelopment }) => serveDevelopment())"
  server = spawn(process.execPath, ['--eval', serve], { cwd: copy, env })
  server.stdout?.on('data', (text) => (said.out += text))
  server.stderr?.on('data', (text) => (said.err += text))
  await vi.waitFor(() => expect(said.out).toContain('Log in as'), { timeout: 60_000, interval: 50 })
})
afterAll(() => server?.kill())

async function got(path: string) {
  const accept = path.startsWith('/m/') ? 'text/html' : '*/*'
  const response = await fetch(`${origin}${path}`, { headers: { accept } })
  return { status: response.status, text: await response.text() }
}
const follows = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 100 })

test('npm run dev says where to steer, how to read English, and who may log in', () => {
  expect(said.out).toContain(`Steering   ${origin}/__control/`)
  expect(said.out).toContain(`English    ${origin}/m/home?world=default&lang=EN`)
  expect(said.out).toMatch(/amina +Play1234/)
})

test('npm run dev follows many files saved at once, broken and mended', async () => {
  const many = repositoryFiles(/^(platform|stage|steering|fake-server|contracts)\/src\/.*(?<!\.test)\.ts$/).slice(0, 50)
  const broken = ['fake-server/src/start/build-app.ts', 'web/vite/page-head.ts', 'web/src/app/main.tsx']
  save({
    ...Object.fromEntries(many.map((path) => [path, (text: string) => `${text}// saved\n`])),
    ...Object.fromEntries(broken.map((path) => [path, (text: string) => `${text}\n<<<<<<< one\n`])),
    'web/src/app/route-table.ts': (text) => `${text}export const SAVED = true\n`,
  })
  await follows(async () => {
    const page = await got('/m/home')
    expect(page).toEqual({ status: 500, text: expect.stringContaining('build-app.ts') })
  })
  reset(...broken)
  save({ 'web/vite/page-head.ts': (text) => text.replace("'__HEAD__', () =>", "'__HEAD__', () => '/* mended */' +") })
  await follows(async () => {
    const page = await got('/m/home')
    expect(page).toEqual({ status: 200, text: expect.stringContaining('/* mended */') })
  })
  // Refused while the packages of the app are bundled anew.
  await follows(async () => {
    const module = await got('/src/app/route-table.ts')
    expect(module).toEqual({ status: 200, text: expect.stringContaining('SAVED') })
  })
  expect((await got('/__control/worlds')).status).toBe(200)

  // The configuration again, alone: the platform stays as it is.
  save({ 'web/vite/page-head.ts': (text) => text.replace('/* mended */', '/* again */') })
  await follows(async () => expect((await got('/m/home')).text).toContain('/* again */'))
  const call = await fetch(`${origin}/wps/system/status`, { headers: { Merchant: 'aurora1', Language: 'EN' } })
  expect(call.status).toBe(200)
  expect(server.exitCode).toBeNull()
})
