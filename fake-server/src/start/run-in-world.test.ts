import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'understudy-exec-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('on Windows a command of npm runs in its shell, which takes no argument apart', async () => {
  const shell = join(folder, 'cmd.exe')
  const told = join(folder, 'told')
  writeFileSync(shell, `#!/bin/sh\nprintf '%s\\n' "$@" "$WORLD_ID" > '${told}'\nexit 7\n`)
  chmodSync(shell, 0o755)
  vi.stubEnv('comspec', shell)
  const { platform } = process
  Object.defineProperty(process, 'platform', { value: 'win32' })
  // It looks at the platform when it is loaded.
  await import('cross-spawn').finally(() => Object.defineProperty(process, 'platform', { value: platform }))
  const { runInWorld } = await import('./run-in-world.ts')
  expect(await runInWorld(['npx', 'playwright', 'test', '--grep', 'a & b'], {})).toBe(7)
  const [how, stay, command, line, world] = readFileSync(told, 'utf8').split('\n')
  expect([how, stay, command]).toEqual(['/d', '/s', '/c'])
  expect(line).toBe('"npx ^"playwright^" ^"test^" ^"--grep^" ^"a^ ^&^ b^""')
  expect(world).toMatch(/^w/)
})
