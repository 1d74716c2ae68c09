import { posix, win32 } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isInside } from './folders.ts'

describe('a folder is inside another', () => {
  test.each([
    ['/app/dist/chunks', '/app/dist', posix, true],
    ['/app/dist', '/app/dist', posix, true],
    ['/app/dist-old', '/app/dist', posix, false],
    ['/app/..dist', '/app', posix, true],
    ['/app', '/app/dist', posix, false],
    ['C:\\app\\dist\\chunks', 'C:\\app\\dist', win32, true],
    ['C:\\app\\dist-old', 'C:\\app\\dist', win32, false],
    ['D:\\app\\dist', 'C:\\app\\dist', win32, false],
  ])('%s in %s', (folder, parent, system, inside) => {
    expect(isInside(folder, parent, system)).toBe(inside)
  })
})
