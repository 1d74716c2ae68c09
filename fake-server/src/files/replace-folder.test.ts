import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FolderRefused, replaceFolder } from './replace-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'understudy-replace-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isOwn = (there: string) => existsSync(join(there, 'ours'))
const write = (name: string) => (to: string) => {
  for (const file of ['ours', name]) writeFileSync(join(to, file), '')
}

test('a folder is written, and replaced whole by the next run', () => {
  const out = join(folder, 'deep/out')
  replaceFolder(out, { isOwn, write: write('first') })
  expect(readdirSync(out)).toEqual(['first', 'ours'])
  replaceFolder(out, { isOwn, write: write('second') })
  expect(readdirSync(out)).toEqual(['ours', 'second'])
  expect(readdirSync(join(folder, 'deep'))).toEqual(['out'])
})

test('an empty folder is filled', () => {
  const out = join(folder, 'empty')
  mkdirSync(out)
  replaceFolder(out, { isOwn, write: write('first') })
  expect(readdirSync(out)).toEqual(['first', 'ours'])
})

test('a folder with files of others is refused and stays as it is', () => {
  const out = join(folder, 'taken')
  mkdirSync(out)
  writeFileSync(join(out, 'thesis.txt'), '')
  expect(() => replaceFolder(out, { isOwn, write: write('first') })).toThrow(FolderRefused)
  expect(readdirSync(out)).toEqual(['thesis.txt'])
})

test('neither a file nor the folder one is in is replaced', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => replaceFolder(file, { isOwn, write: write('first') })).toThrow('is a file: name a folder.')
  expect(() => replaceFolder(process.cwd(), { isOwn, write: write('first') })).toThrow('is the folder you are in')
})

test('a folder stays as it was where writing the new one fails', () => {
  const out = join(folder, 'kept')
  replaceFolder(out, { isOwn, write: write('first') })
  const fail = () => {
    throw new Error('The disk is full')
  }
  expect(() => replaceFolder(out, { isOwn, write: fail })).toThrow('The disk is full')
  expect(readdirSync(out)).toEqual(['first', 'ours'])
  expect(readdirSync(folder).filter((name) => name.startsWith('kept'))).toEqual(['kept'])
})
