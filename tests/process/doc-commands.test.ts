import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { appUrl } from '../support/platform.ts'
import { ROOT, read, repositoryFiles } from '../support/repository.ts'
import { makeWorld } from '../support/world.ts'

// Checks every command printed in README, CONTRIBUTING and docs: calls of the control API are made, commands of this
// repository must resolve to a script that knows their flags, and those that take minutes are run by the named test.

const FILES = ['README.md', 'CONTRIBUTING.md', ...repositoryFiles(/^docs\/[\w-]+[.]md$/)]
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts

/** The commands of shell blocks: continuation lines joined, comments removed. */
const printed = FILES.flatMap((file) =>
  [...read(file).matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block
      .replace(/\\\n\s*/g, ' ')
      .split('\n')
      .map((line) => line.replace(/\s+#\s.*$/, '').trim())
      .filter((line) => line !== '')
      .flatMap((line) => line.split(/ && /))
      .map((command) => ({ file, command })),
  ),
)

/** Commands that another test runs unchanged. */
const RUN_ELSEWHERE: readonly [RegExp, string][] = [
  [/^npm install --save-dev \.\/understudy-/, 'tests/process/packages.test.ts'],
  [/^npx understudy /, 'tests/process/packages.test.ts'],
  [/^(cp -r docs\/examples\/merchants|mkdir -p my-merchants|MERCHANTS_DIR=)/, 'tests/process/add-a-merchant.test.ts'],
  [/"merchant":"fern6"/, 'tests/process/add-a-merchant.test.ts'],
  [/^(WALLET_KEY=|VENDOR_ORIGINS=)|launchUrl/, 'tests/process/add-a-vendor.test.ts'],
]
const elsewhere = (command: string) => RUN_ELSEWHERE.find(([pattern]) => pattern.test(command))?.[1]

const KINDS = {
  curl: /^curl /,
  npm: /^(?:[A-Z_]+=\S+ )*npm (?:run (?:-s )?)?[\w-]+/,
  docker: /^(?:[A-Z_]+=\S+ )?docker compose /,
  kubectl: /^kubectl apply -k deploy$/,
} as const
const commandsOf = (kind: keyof typeof KINDS) =>
  printed.filter(({ command }) => elsewhere(command) === undefined && KINDS[kind].test(command))

test('every command in the documents is run or resolved by a test', () => {
  expect(printed.length).toBeGreaterThan(40)
  const unknown = printed.filter(
    ({ command }) => !elsewhere(command) && !Object.values(KINDS).some((kind) => kind.test(command)),
  )
  expect(unknown).toEqual([])
  for (const [pattern, file] of RUN_ELSEWHERE) {
    expect(existsSync(join(ROOT, file)), file).toBe(true)
    expect(
      printed.some(({ command }) => pattern.test(command)),
      String(pattern),
    ).toBe(true)
  }
})

/** Splits a command into words as a shell does. */
const wordsOf = (command: string) =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

function callOf(command: string) {
  const words = wordsOf(command).slice(1)
  const after = (flag: string) => words.flatMap((word, i) => (words[i - 1] === flag ? [word] : []))
  const headers = Object.fromEntries(after('-H').map((header) => header.split(/: */, 2) as [string, string]))
  const address = words.find((word) => word.startsWith('localhost:3000')) ?? ''
  return { method: after('-X')[0] ?? 'GET', headers, body: after('-d')[0], path: address.replace('localhost:3000', '') }
}

async function make(command: string, world: string) {
  const { method, headers, body, path } = callOf(command)
  const reply = await fetch((await appUrl()) + path.replace('/ID/', `/${world}/`), {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  expect(reply.status, `${command}\n${await reply.text()}`).toBeLessThan(300)
}

describe('the calls that are printed', () => {
  test.each(commandsOf('curl').map(({ command }) => command))('%s', async (command) => {
    await make(command, (await makeWorld()).id)
  })

  test.each([...new Set(commandsOf('curl').map(({ file }) => file))])(
    'the calls of %s work one after another in one world',
    async (here) => {
      const { id } = await makeWorld()
      for (const { file, command } of commandsOf('curl')) if (file === here) await make(command, id)
    },
  )
})

/** Returns the source of a package.json script and of its local imports; one of them must define each flag. */
function sourcesOf(script: string): string {
  const [entry = ''] = /[\w./-]+\.(?:mjs|ts)/.exec(scripts[script] ?? '') ?? []
  if (entry === '') return scripts[script] ?? ''
  const text = read(entry)
  const near = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    join(entry, '..', path).replaceAll('\\', '/'),
  )
  const started = [...text.matchAll(/'((?:platform|fake-server|tests|web|scripts)\/[\w./-]+\.(?:ts|mjs))'/g)].map(
    ([, path = '']) => path,
  )
  const importsOf = (file: string) =>
    [...read(file).matchAll(/from '(?:@understudy\/(\w+)\/)?([^']+)'/g)].map(([, name, path = '']) =>
      (name ? join(name, 'src', path) : join(file, '..', path)).replaceAll('\\', '/'),
    )
  const thatExist = (files: string[]) =>
    files.filter((file) => /[.](ts|mjs)$/.test(file) && existsSync(join(ROOT, file)))
  const all = thatExist([...near, ...started])
  const further = thatExist(all.flatMap(importsOf))
  const furthest = thatExist(further.flatMap(importsOf))
  return [text, ...[...new Set([...all, ...further, ...furthest])].map(read)].join('\n')
}

/** Flags that a script passes through to another program. */
const HANDED_ON: Record<string, string[]> = { schema: ['name'], unit: ['tags-filter'], e2e: ['grep'] }

describe('the commands of this repository, in blocks and in sentences', () => {
  const inSentences = FILES.flatMap((file) =>
    [...read(file).matchAll(/`(npm run [^`]+)`/g)].map(([, command = '']) => ({ file, command })),
  )
  const named = [...commandsOf('npm'), ...inSentences].flatMap(({ command }) => {
    const [, name = '', rest = ''] = /npm (?:run (?:-s )?)?([\w-]+)(?: -- (.*))?/.exec(command) ?? []
    // Flags after a further `--` belong to another program.
    return [{ command, name, flags: [...(rest.split(' -- ')[0] ?? '').matchAll(/--([a-z][\w-]*)/g)].map(([, f]) => f) }]
  })

  test('commands of the docs are scripts of package.json', () => {
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter(({ name }) => !(name in scripts)).map(({ command }) => command)).toEqual([])
  })

  test('commands of the docs have flags that their scripts take', () => {
    const wrong = named.filter(({ name, flags }) => {
      const sources = sourcesOf(name)
      return flags.some(
        (flag) => !HANDED_ON[name]?.includes(`${flag}`) && !new RegExp(`['"\\s{,-]${flag}\\b`).test(sources),
      )
    })
    expect(named.filter(({ flags }) => flags.length > 0).length).toBeGreaterThan(8)
    expect(wrong.map(({ command }) => command)).toEqual([])
  })
})

test('docker and kubectl are given files and services that are there', () => {
  const compositions = commandsOf('docker').map(({ command }) => command)
  expect(compositions.length).toBeGreaterThan(3)
  for (const command of compositions) {
    const file = /-f (\S+)/.exec(command)?.[1] ?? 'docker-compose.yml'
    const { services } = parse(read(file), { merge: true }) as { services: Record<string, { profiles?: string[] }> }
    const [, service] = /(?:exec|run --rm) (\S+)/.exec(command) ?? []
    if (service) expect(Object.keys(services), command).toContain(service)
    const [, profile] = /--profile (\S+)/.exec(command) ?? []
    if (profile) expect(services[service ?? '']?.profiles, command).toContain(profile)
  }
  expect(commandsOf('kubectl')).toHaveLength(1)
  expect(existsSync(join(ROOT, 'deploy/kustomization.yaml'))).toBe(true)
})
