import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stores } from '@understudy/platform/shared/stores.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Templates } from './templates.ts'

const NOON = { scenario: 'everyday', seed: 1, startAt: 1_773_126_000_000 }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'templates-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a template is built once, in another process, for all who wait for it', async () => {
  const built: string[] = []
  const templates = new Templates({
    folder,
    versionOf: () => '1',
    stores: new Stores(),
    build: () => {
      built.push('here')
      return Buffer.from('here')
    },
    buildInChild: async () => {
      built.push('child')
      return Buffer.from('child')
    },
  })
  await Promise.all([templates.prepare(NOON), templates.prepare({ ...NOON, startAt: NOON.startAt + 60_000 })])
  await templates.prepare(NOON)
  expect(String(templates.for(NOON))).toBe('child')
  expect(built).toEqual(['child'])
  expect(String(templates.for({ ...NOON, seed: 2 }))).toBe('here')
})

test('callers of a template build that failed get its error, and the next one retries', async () => {
  let tries = 0
  const templates = new Templates({
    folder,
    versionOf: () => '1',
    stores: new Stores(),
    build: () => Buffer.from('here'),
    buildInChild: async () => {
      tries += 1
      if (tries === 1) throw new Error('no memory')
      return Buffer.from('child')
    },
  })
  await expect(templates.prepare(NOON)).rejects.toThrow('no memory')
  await templates.prepare(NOON)
  expect(String(templates.for(NOON))).toBe('child')
})

test('a template that cannot be written leaves no draft on the disk', async () => {
  const options = () => ({ folder, versionOf: () => '1', stores: new Stores(), build: () => Buffer.from('here') })
  new Templates(options()).for(NOON)
  const [file = ''] = readdirSync(folder)
  rmSync(join(folder, file))
  const buildInChild = async () => {
    // A folder in the place of the file: the last step of writing it fails, as any would on a full disk.
    mkdirSync(join(folder, file, 'full'), { recursive: true })
    return Buffer.from('child')
  }
  await expect(new Templates({ ...options(), buildInChild }).prepare(NOON)).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([file])
  for (const name of [`${file}.draft`, 'a.4711.draft']) writeAt(name, 'half of it', TWO_MINUTES_AGO)
  new Templates(options())
  expect(readdirSync(folder)).toEqual([file])
})

const TWO_MINUTES_AGO = Date.now() / 1000 - 120

/** A file in the folder that was last written then, seconds. */
function writeAt(name: string, text: string, seconds: number) {
  writeFileSync(join(folder, name), text)
  utimesSync(join(folder, name), seconds, seconds)
}

test('servers that share a folder build a template once', () => {
  let builds = 0
  const options = () => ({
    folder,
    versionOf: () => '1',
    stores: new Stores(),
    build: () => {
      builds += 1
      return Buffer.from(`build ${builds}`)
    },
  })
  const one = new Templates(options())
  writeFileSync(join(folder, 'b.4711.draft'), 'half of it')
  const other = new Templates(options())
  expect(readdirSync(folder)).toEqual(['b.4711.draft'])
  expect([one, other].map((templates) => String(templates.for(NOON)))).toEqual(['build 1', 'build 1'])
  expect(String(new Templates({ ...options(), versionOf: () => '2' }).for(NOON))).toBe('build 2')
})

test('a full folder keeps a template that was used since others were built', () => {
  const image = Buffer.alloc(400)
  const templates = () =>
    new Templates({ folder, versionOf: () => '1', stores: new Stores(), onDisk: 800, build: () => image })
  templates().for(NOON)
  const [used = ''] = readdirSync(folder)
  utimesSync(join(folder, used), TWO_MINUTES_AGO - 1, TWO_MINUTES_AGO - 1)
  writeAt('idle.sqlite', 'x'.repeat(400), TWO_MINUTES_AGO)
  const later = templates()
  later.for(NOON)
  later.for({ ...NOON, seed: 2 })
  expect(readdirSync(folder)).toContain(used)
  expect(readdirSync(folder)).not.toContain('idle.sqlite')
})

test('a full folder drops the oldest template and never the newest', () => {
  const image = Buffer.alloc(400)
  const templates = (onDisk: number) =>
    new Templates({ folder, versionOf: () => '1', stores: new Stores(), onDisk, build: () => image })
  const names = ['old.sqlite', 'older.sqlite', 'oldest.sqlite']
  for (const [age, name] of names.entries()) writeAt(name, 'x'.repeat(400), TWO_MINUTES_AGO - age)
  templates(1_200).for(NOON)
  expect(readdirSync(folder).filter((name) => names.includes(name))).toEqual(['old.sqlite', 'older.sqlite'])
  templates(100).for({ ...NOON, seed: 2 })
  expect(readdirSync(folder)).toHaveLength(1)
})
