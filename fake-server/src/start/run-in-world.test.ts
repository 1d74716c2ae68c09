import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'understudy-exec-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// In a process of its own, as cross-spawn looks at the platform when it is loaded.
const ON_WINDOWS = `
  const { platform } = process
  Object.defineProperty(process, 'platform', { value: 'win32' })
  await import('cross-spawn')
  Object.defineProperty(process, 'platform', { value: platform })
  const { runInWorld } = await import('./src/start/run-in-world.ts')
  console.log(await runInWorld(['npx', 'playwright', 'test', '--grep', 'a & b'], {}))
`

test('on Windows a command of npm runs in its shell, which takes no argument apart', { tags: ['all'] }, () => {
  const shell = join(folder, 'cmd.exe')
  const told = join(folder, 'told')
  writeFileSync(shell, `#!/bin/sh\nprintf '%s\\n' "$@" "$WORLD_ID" > '${told}'\nexit 7\n`)
  chmodSync(shell, 0o755)
  const output = execFileSync(process.execPath, [...process.execArgv, '--input-type=module', '--eval', ON_WINDOWS], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, comspec: shell },
    encoding: 'utf8',
  })
  expect(output.trim()).toBe('7')
  const [how, stay, command, line, world] = readFileSync(told, 'utf8').split('\n')
  expect([how, stay, command]).toEqual(['/d', '/s', '/c'])
  expect(line).toBe('"npx ^"playwright^" ^"test^" ^"--grep^" ^"a^ ^&^ b^""')
  expect(world).toMatch(/^w/)
})
