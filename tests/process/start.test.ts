import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { builtServer } from '../support/built-server.ts'
import { ROOT } from '../support/repository.ts'

/** Loaded when they are first used. */
const LATER = [
  'domutils',
  'glob',
  'htmlparser2',
  'jose',
  'node-forge',
  'postcss',
  'prom-client',
  'sanitize-html',
  'source-map-js',
  'fake-server/src/control/capsule-image.ts',
  'fake-server/src/host/openapi.ts',
  'fake-server/src/seeding.ts',
]
/** Bytes of the modules that the server compiles before it answers; a third of a megabyte takes some ten milliseconds. */
const MOST = 3_200_000

let server: string
beforeAll(() => {
  server = builtServer()
}, 120_000)

const IMPORT = /^(?:import|export) (?:[^'"]*? from )?["']([.][^"']+)["']/gm

/** The files of the bundle that are loaded with one, itself among them. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) loadedWith(join(dirname(file), name), found)
  return found
}

/** What a module of the bundle was made of: its sources, from `node_modules` on where they are of a package. */
function sourcesOf(file: string): string[] {
  const [, map] = /^\/\/# sourceMappingURL=(.+)$/m.exec(readFileSync(file, 'utf8')) ?? []
  if (map === undefined) return []
  const { sources } = JSON.parse(readFileSync(join(dirname(file), map), 'utf8')) as { sources: string[] }
  return sources.map((source) => relative(ROOT, join(dirname(file), source)).replace(/^.*node_modules\//, ''))
}

test('the built server starts without what only some calls need', () => {
  const [, entry = ''] = /await import\("(.+?)"\)/.exec(readFileSync(server, 'utf8')) ?? []
  const files = [...loadedWith(join(dirname(server), entry))]
  const sources = files.flatMap(sourcesOf)
  const has = (name: string) => sources.some((source) => `${source}/`.startsWith(`${name}/`))
  expect(['fastify', 'zod', 'fake-server/src/platform.ts'].filter((name) => !has(name))).toEqual([])
  expect(LATER.filter(has)).toEqual([])
  expect(files.reduce((sum, file) => sum + readFileSync(file).length, 0)).toBeLessThan(MOST)
})
