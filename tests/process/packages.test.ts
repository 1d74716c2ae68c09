import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installedBrowser } from '../../scripts/browser.mjs'
import { CLEAN_ENV, MACHINE_ENV } from '../support/built-server.ts'
import { freePort } from '../support/free-port.ts'
import { ROOT } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'

// What an external project gets: the tarballs, npm, and the README's instructions.
const folder = scratchFolder('packages')
const foreign = join(folder, 'foreign')
const modules = join(foreign, 'node_modules')
const understudy = join(modules, '.bin/understudy')
const browser = installedBrowser()

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(command, args, { cwd: foreign, env: { ...CLEAN_ENV, NO_COLOR: '1', ...env } }).catch(
    (failed: Error & { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')}\n${failed.stdout}\n${failed.stderr}`)
    },
  )

/** Links a package of the repository in place of the one from the registry. */
function link(name: string, from: string): void {
  const at = join(modules, name)
  mkdirSync(dirname(at), { recursive: true })
  symlinkSync(join(ROOT, from, 'node_modules', name), at)
}

let readme = ''
let server: ChildProcess | undefined
beforeAll(async () => {
  mkdirSync(foreign)
  const packed = await run(process.execPath, [join(ROOT, 'scripts/pack.mjs'), '--out', join(folder, 'packed')])
  const tarballs = packed.stdout.split('\n').filter((line) => line.endsWith('.tgz'))
  expect(tarballs).toHaveLength(2)
  writeFileSync(join(foreign, 'package.json'), '{ "name": "foreign", "private": true, "type": "module" }\n')
  // Without scripts, as package managers that block them install it: nothing may need to be built.
  const quick = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--legacy-peer-deps']
  await run('npm', ['install', '--loglevel', 'error', ...quick, ...tarballs], MACHINE_ENV)
  for (const name of ['@playwright/test', 'supertest', '@types/supertest']) link(name, 'tests')
  link('@types/node', '.')
  readme = readFileSync(join(modules, '@understudy/testing/README.md'), 'utf8')
  for (const [, file = '', source = ''] of readme.matchAll(/```(?:js|ts)\n\/\/ (\S+)\n([\s\S]*?)```/g)) {
    mkdirSync(dirname(join(foreign, file)), { recursive: true })
    writeFileSync(join(foreign, file), source)
  }
}, 240_000)
afterAll(() => void server?.kill())

/** Starts the server with the installed command, like `npx understudy start`. */
async function started(): Promise<string> {
  const port = await freePort()
  const env = { ...CLEAN_ENV, PORT: String(port), STAGE_PORT: String(await freePort()) }
  const child = spawn(understudy, ['start'], { cwd: foreign, env, stdio: ['ignore', 'pipe', 'inherit'] })
  server = child
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', (code) => reject(new Error(`understudy start ended with ${code}`)))
  })
  return `http://localhost:${port}`
}

test('the README’s tests pass in a foreign project, with types, exec and start', async () => {
  const checked = { strict: true, noEmit: true, allowJs: true, checkJs: true, types: ['node'] }
  const tsconfig = {
    compilerOptions: { ...checked, target: 'es2022', module: 'nodenext' },
    include: ['*.ts', '*.mjs', 'e2e', 'api'],
  }
  writeFileSync(join(foreign, 'tsconfig.json'), JSON.stringify(tsconfig))
  const types = run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'])
  const supertest = run(understudy, ['exec', '--', process.execPath, '--test', 'api/favourites.test.mjs'])
  const [, { stdout }] = await Promise.all([types, supertest])
  expect(stdout).toMatch(/pass 1\n/)

  const url = await started()
  expect((await run(understudy, ['world', 'list', '--url', url])).stdout).toContain('default')
  if (browser === undefined)
    return console.info('No browser on this machine: the Playwright test was type-checked only.')
  const cli = join(modules, '@playwright/test/cli.js')
  const played = await run(process.execPath, [cli, 'test'], { BASE_URL: url, CHROMIUM_PATH: browser })
  expect(played.stdout).toContain('1 passed')
}, 240_000)

test('a program starts a server itself, and the commands explain themselves', async () => {
  const { stdout } = await run(process.execPath, ['serve.mjs'])
  expect(stdout).toMatch(/^http:\/\/localhost:\d+ http:\/\/localhost:\d+\n$/)
  expect((await run(understudy, ['world', 'clock', '--help'])).stdout).toMatch(/^npx understudy world clock ID/)
  expect((await run(understudy, ['conform', '--help'])).stdout).toMatch(/^npx understudy conform --har FILE/)
  await expect(run(understudy, ['dance'])).rejects.toThrow(
    'understudy dance: there are start, world, exec and conform.',
  )
}, 120_000)
