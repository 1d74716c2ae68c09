import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptToken } from './kept-token.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'token-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a missing token file is made for its owner alone, and read again', () => {
  const file = join(folder, 'token')
  expect(keptToken(file, () => 'first')).toBe('first')
  expect(keptToken(file, () => 'second')).toBe('first')
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('a process that another one was faster than reads the other’s token', () => {
  const file = join(folder, 'token')
  const faster = () => {
    writeFileSync(file, 'theirs')
    return 'ours'
  }
  expect(keptToken(file, faster)).toBe('theirs')
  expect(readdirSync(folder)).toEqual(['token'])
})
