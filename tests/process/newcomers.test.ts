import { spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { CLEAN_ENV } from '../support/built-server.ts'
import { ROOT, read, repositoryFiles } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'

const folder = scratchFolder('newcomers')

async function ended(args: string[], { cwd = ROOT, env = {} }: { cwd?: string; env?: Record<string, string> } = {}) {
  const child = spawn(process.execPath, args, { cwd, env: { ...CLEAN_ENV, ...env } })
  const output = { out: '', err: '' }
  child.stdout.on('data', (text) => (output.out += text))
  child.stderr.on('data', (text) => (output.err += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, out: output.out.trim(), err: output.err.trim() }
}

/** Expects one line on stderr, exit code 1 and no stack; returns the line. */
async function sentence(...given: Parameters<typeof ended>): Promise<string> {
  const { code, err } = await ended(given[0], given[1])
  expect({ code, lines: err.split('\n').length, hasStack: /^\s+at /m.test(err) }, err).toEqual({
    code: 1,
    lines: 1,
    hasStack: false,
  })
  return err
}

// Starting each would take seconds; it is enough that all of them use the same helper.
test('every command reads its flags with the one helper', () => {
  const asking = repositoryFiles(/[.](ts|mjs)$/).filter((file) => /\bparseArgs\(/.test(read(file)))
  expect(asking.sort()).toEqual([
    // These have their own usage texts, exit codes and tests.
    'fake-server/src/demo-command.ts',
    'fake-server/src/start/command-line.ts',
    'fake-server/src/start/run-conform.ts',
    'fake-server/src/start/run-learn.ts',
    'fake-server/src/understudy.ts',
    'scripts/lib/arguments.mjs',
  ])
})

describe.concurrent('a mistyped flag or number is one sentence', { tags: ['all'] }, () => {
  test.each([
    [['scripts/soak.mjs', '--nope'], "Unknown option '--nope': this command takes --seed, --histories, --kills."],
    [['scripts/soak.mjs', '--seed', 'x'], '--seed must be a whole number from 0, not "x".'],
    [['scripts/seed.mjs', '--out', 'no/such/folder/x'], 'no/such/folder/x cannot be written (ENOENT)'],
    [['scripts/dev.mjs'], 'PORT must be a number from 1 to 65535, not "80x".'],
  ])(
    '%j',
    async ([file = '', ...args], said) => {
      const tsx = file === 'scripts/seed.mjs' ? ['--import', 'tsx'] : []
      expect(await sentence([...tsx, file, ...args], { env: file.includes('dev') ? { PORT: '80x' } : {} })).toContain(
        said,
      )
    },
    60_000,
  )

  test('a mistyped flag of conform ends with its own code', async () => {
    const { code, err } = await ended(['scripts/conform.mjs', '--nope'])
    expect({ code, err }).toEqual({
      code: 2,
      err: "Unknown option '--nope'. npm run -s conform -- --help tells what there is.",
    })
  })
})

test('npm run pack leaves a folder with other files in it alone', { tags: ['all'] }, async () => {
  const mine = join(folder, 'mine')
  mkdirSync(mine)
  writeFileSync(join(mine, 'thesis.txt'), 'years of work')
  expect(await sentence(['scripts/pack.mjs', '--out', mine])).toBe(
    `${mine} holds other files: name an empty folder, or one that is not there.`,
  )
  expect(readFileSync(join(mine, 'thesis.txt'), 'utf8')).toBe('years of work')
})

test('npm run dev reports a port in use like npm start', { tags: ['all'] }, async () => {
  const other = createServer().listen(0, 'localhost')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  const env = { PORT: String(port), STAGE_PORT: String(port + 1), DATA_DIR: join(folder, 'data') }
  expect(await sentence(['scripts/dev.mjs'], { env })).toBe(
    `Something else already listens on port ${port}: stop it, or set PORT and STAGE_PORT to free ones.`,
  )
  other.close()
})

describe('setup in a copy that has nothing installed', { tags: ['all'] }, () => {
  const copy = join(folder, 'copy')
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  cpSync(join(ROOT, 'scripts'), join(copy, 'scripts'), { recursive: true })
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    cpSync(join(ROOT, file), join(copy, file))
  for (const name of read('pnpm-workspace.yaml').matchAll(/^ {2}- (\S+)$/gm)) {
    const [, part = ''] = name
    mkdirSync(join(copy, part))
    cpSync(join(ROOT, part, 'package.json'), join(copy, part, 'package.json'))
  }
  const setup = (env: Record<string, string> = {}) => sentenceOfSetup(copy, { PATH: bin, ...env })
  /** Installs a fake npx that fails like the real one. */
  function npxSays(text: string) {
    writeFileSync(join(bin, 'npx'), `#!/bin/sh\necho '${text}' >&2\nexit 1\n`)
    chmodSync(join(bin, 'npx'), 0o755)
  }
  async function sentenceOfSetup(cwd: string, env: Record<string, string>) {
    const { code, err } = await ended(['scripts/setup.mjs'], { cwd, env })
    expect({ code, errCount: err.split('\n').length }, err).toEqual({ code: 1, errCount: 1 })
    return err
  }

  test('setup without npm says what is missing', async () => {
    expect(await setup({ PATH: join(folder, 'nothing') })).toContain('There is no npm beside this Node: install it')
  })

  test.each([
    ['ERR_PNPM_META_FETCH_FAIL GET: getaddrinfo ENOTFOUND registry.example', 'The npm registry cannot be reached'],
    ['ENOSPC: no space left on device, write', 'The disk is full'],
    ['EACCES: permission denied, mkdir node_modules', 'A folder cannot be written'],
    ['something new', 'The dependencies could not be installed'],
  ])('%s', async (said, told) => {
    npxSays(said)
    const sentence = await setup()
    expect(sentence).toContain(told)
    expect(sentence).toContain('All that was said stands in node_modules/.understudy-setup.log.')
  })

  // As a dependency, npx would run it from node_modules, which an interrupted installation leaves incomplete.
  test('setup asks for pnpm if it is not installed', () => {
    const { packageManager, dependencies, devDependencies } = JSON.parse(read('package.json'))
    expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/)
    expect(Object.keys({ ...dependencies, ...devDependencies })).not.toContain('pnpm')
  })

  describe('setup with an older Node', () => {
    const on = (version: string) =>
      `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}',napi:'9'}})`
    const brought = join(copy, 'node_modules/.bin/node')
    beforeEach(() => {
      writeFileSync(join(bin, 'npx'), '#!/bin/sh\nexit 0\n')
      chmodSync(join(bin, 'npx'), 0o755)
      rmSync(join(copy, 'node_modules'), { recursive: true, force: true })
      mkdirSync(dirname(brought), { recursive: true })
    })

    test.each(['18.20.8', '20.19.5', '21.7.3', '22.13.1'])(
      '%s, scripts go on in the Node of the lockfile',
      async (version) => {
        writeFileSync(brought, '#!/bin/sh\necho "current node runs $3"\nexit 7\n')
        chmodSync(brought, 0o755)
        const args = ['--import', on(version), 'scripts/setup.mjs']
        const { code, out } = await ended(args, { cwd: copy, env: { PATH: bin } })
        expect(out.split('\n').at(-1)).toBe(`current node runs ${join(copy, 'scripts/setup.mjs')}`)
        expect(code).toBe(7)
      },
    )

    test('a machine for which the lockfile has no Node is asked for a newer one', async () => {
      const args = ['--import', on('20.19.5'), 'scripts/setup.mjs']
      expect(await sentence(args, { cwd: copy, env: { PATH: bin } })).toBe(
        'Understudy needs Node 22.14 or newer; this is 20.19.5. Please install a newer Node and try again.',
      )
    })
  })
})
