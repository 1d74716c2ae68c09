import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { CLEAN_ENV } from '../support/built-server.ts'
import { freePort } from '../support/free-port.ts'
import { ROOT, read, repositoryFiles } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'

// Every script of package.json is run by a test: here if it ends quickly, else by the named one.

const folder = scratchFolder('doc-runs')
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts

interface Run {
  args: string[]
  /** Its output when it has succeeded. */
  says: RegExp
  code?: number
  writes?: string
}

const art = join(folder, 'art.html')
const seeded = join(folder, 'vip.sqlite')
const HERE: Record<string, Run> = {
  'agent-tasks': { args: [], says: /20 tasks, \d+ tokens/ },
  art: { args: ['--out', art], says: /^Everything that is drawn: /, writes: art },
  atlas: { args: ['--list'], says: /\d+ screens, \d+ states/ },
  // Measuring takes minutes; loading all parts and listing their names does not.
  bench: { args: ['--only', 'no-such-part'], says: /--only takes start, .*home/, code: 1 },
  contracts: { args: [], says: /\d+ endpoints: \d+ specified/ },
  e2e: { args: ['--list', 'help'], says: /Total: \d+ tests in 1 file/ },
  // Fetching and running the judges takes minutes; loading them and listing their names does not.
  judges: {
    args: ['--only', 'no-such-judge'],
    says: /--only takes prism, arazzo, specmatic, wapiti, bombadil/,
    code: 1,
  },
  mutate: { args: ['--help'], says: /Usage: stryker run/ },
  requirements: { args: ['--twice'], says: /\d+ of \d+ browser tests/ },
  'scenario-schema': { args: [], says: /"additionalProperties": false/ },
  // The last migration matches the tables, so there is none to write.
  schema: { args: ['--name', 'in-a-test'], says: /No schema changes/ },
  seed: { args: ['--scenario', 'vip', '--out', seeded], says: /vip, seed 1, \d+ bytes/, writes: seeded },
  size: { args: [], says: /fonts.*address\n.*\/m\/home/ },
}

/** Scripts that are a stage of `npm test`, or that one of its files runs. */
const BY_STAGE: Record<string, string> = {
  build: 'build',
  browser: 'browser',
  contract: 'unit and contract',
  coverage: 'coverage',
  image: 'served',
  lint: 'lint',
  types: 'types',
  unit: 'unit and contract',
}
const BY_FILE: Record<string, string> = {
  conform: 'tests/contract/conform.contract.test.ts',
  demo: 'tests/e2e/demo.e2e.ts',
  dev: 'tests/process/doc-runs.test.ts',
  format: 'tests/process/doc-runs.test.ts',
  learn: 'tests/process/learn.test.ts',
  openapi: 'tests/contract/openapi-file.contract.test.ts',
  pack: 'tests/process/packages.test.ts',
  reliance: 'tests/architecture/reliance.test.ts',
  setup: 'tests/process/newcomers.test.ts',
  start: 'tests/process/doc-runs.test.ts',
  world: 'tests/process/world-command.test.ts',
}
/** Scripts that take minutes and are run before a release; `npm test` runs the named part of each. */
const BY_HAND: Record<string, string> = {
  check: 'scripts/lib/reach.test.ts',
  'compose-check': 'scripts/lib/served-part.mjs',
  'image-check': 'tests/architecture/container.test.ts',
  repeat: 'scripts/test.mjs',
  'scale-check': 'tests/process/several-processes.test.ts',
  soak: 'tests/process/kills.test.ts',
  test: 'scripts/test.mjs',
}

test('every script is run by a test, by the gate, or by an existing file', () => {
  const lists = [HERE, BY_STAGE, BY_FILE, BY_HAND].flatMap((list) => Object.keys(list))
  expect(lists.sort()).toEqual(Object.keys(scripts).sort())
  const gate = read('scripts/test.mjs')
  for (const stage of Object.values(BY_STAGE)) expect(gate, stage).toContain(`'${stage}'`)
  for (const file of [...Object.values(BY_FILE), ...Object.values(BY_HAND)])
    expect(existsSync(join(ROOT, file)), file).toBe(true)
})

const running: ChildProcess[] = []
afterAll(() => {
  // Each has its own process group, because npm starts the program as a child.
  for (const { pid, exitCode } of running) if (pid !== undefined && exitCode === null) stop(pid)
})
function stop(pid: number) {
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // The process has ended meanwhile.
  }
}

function started(args: string[], env: Record<string, string> = {}) {
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: ROOT,
    detached: true,
    env: { ...CLEAN_ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { ended, said: () => output }
}

describe.concurrent('scripts that end by themselves do what the docs say', { tags: ['all'] }, () => {
  test.each(Object.entries(HERE))(
    'npm run %s',
    async (name, { args, says, code = 0, writes }) => {
      const before = repositoryFiles()
      const { ended, said } = started([name, '--', ...args])
      expect(await ended, said()).toBe(code)
      expect(said()).toMatch(says)
      if (writes) expect(readFileSync(writes).length).toBeGreaterThan(1000)
      expect(repositoryFiles()).toEqual(before)
    },
    180_000,
  )
})

test('npm run format mends what npm run lint finds', async () => {
  cpSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'))
  writeFileSync(join(folder, '.gitignore'), '')
  const file = join(folder, 'odd.ts')
  writeFileSync(file, 'export const odd = {a:1};\n')
  const [program, ...args] = (scripts.format ?? '').split(' ')
  const child = spawn(join(ROOT, 'node_modules/.bin', program ?? ''), args, { cwd: folder, env: CLEAN_ENV })
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
  expect(readFileSync(file, 'utf8')).toBe('export const odd = { a: 1 }\n')
})

describe('servers', { tags: ['all'] }, () => {
  test.each(['start', 'dev'])(
    'npm run %s serves the app and its platform',
    async (name) => {
      const [port, stage] = [await freePort(), await freePort()]
      const env = { PORT: String(port), STAGE_PORT: String(stage), DATA_DIR: join(folder, name) }
      const { said } = started([name], env)
      const home = `http://localhost:${port}`
      await expect
        .poll(
          () =>
            fetch(`${home}/m/home`, { headers: { accept: 'text/html' } }).then(
              ({ status }) => status,
              () => 0,
            ),
          {
            timeout: 120_000,
            message: said(),
          },
        )
        .toBe(200)
      const status = await fetch(`${home}/wps/system/status`, { headers: { Merchant: 'aurora1' } })
      expect({ status: status.status, body: (await status.json()) as object }).toEqual({
        status: 200,
        body: expect.objectContaining({ success: true }),
      })
      expect(await (await fetch(`${home}/m/home`, { headers: { accept: 'text/html' } })).text()).toContain('id="root"')
    },
    180_000,
  )
})
