import fs, { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { putWhole } from '../../fake-server/src/files/whole-file.ts'
import { scratchFolder } from '../support/scratch.ts'

let done: string[]
const nameOf = (path: unknown) => String(path).split('/').at(-1) ?? ''

beforeEach(() => {
  done = []
  const { openSync, fsyncSync, renameSync } = fs
  const opened = new Map<number, string>()
  vi.spyOn(fs, 'openSync').mockImplementation((path, ...more) => {
    const handle = openSync(path, ...more)
    opened.set(handle, nameOf(path))
    return handle
  })
  vi.spyOn(fs, 'fsyncSync').mockImplementation((handle) => {
    done.push(`synced ${opened.get(handle)}`)
    fsyncSync(handle)
  })
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    done.push(`renamed ${nameOf(from)} to ${nameOf(to)}`)
    renameSync(from, to)
  })
  syncBuiltinESMExports()
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

describe('a file that is put whole', () => {
  test('a file is on the disk before it replaces the old one', () => {
    const folder = scratchFolder('whole')
    putWhole(join(folder, 'world'), 'new', () => done.push('before'))
    expect(done).toEqual(['synced world.next', 'before', 'renamed world.next to world', `synced ${nameOf(folder)}`])
    expect(readFileSync(join(folder, 'world'), 'utf8')).toBe('new')
  })

  test('a failed write of a file leaves the old one, and no rest beside it', () => {
    const folder = scratchFolder('whole')
    const file = join(folder, 'world')
    writeFileSync(file, 'old')
    const fail = () => {
      expect(existsSync(`${file}.next`)).toBe(true)
      throw new Error('no room')
    }
    expect(() => putWhole(file, 'new', fail)).toThrow('no room')
    expect({ readdirSync: readdirSync(folder), readFileSync: readFileSync(file, 'utf8') }).toEqual({
      readdirSync: ['world'],
      readFileSync: 'old',
    })
  })
})
