import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, it } from 'vitest'
import { compiledChecks, INTERPRETED } from '../../fake-server/vite/compiled-checks.ts'
import { COMPILED, plainPrefixes } from '../../fake-server/vite/plain-prefixes.ts'
import { leanIcons } from '../../web/vite/lean-icons.ts'
import { leanQuery, UNUSED } from '../../web/vite/lean-query.ts'
import { CUTS, leanRouter } from '../../web/vite/lean-router.ts'
import { ROOT, read, repositoryFiles } from '../support/repository.ts'

const CALLS = new RegExp(`\\.(${UNUSED.join('|')})\\b|\\b(use(Is)?Mutat|useSuspense|throwOnError\\b)`)
const LOADS =
  /\b(create(Browser|Hash|Memory|Static)Router|RouterProvider|use(Fetcher|LoaderData|Submit|Revalidator)s?)\b/

const sources = () =>
  repositoryFiles().filter((file) => /^web\/(src|console|lotto)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

// With the sources as they are such a call works while developing, and breaks where it is built.
it('nobody uses what the build cuts from the query library', () => {
  expect(CALLS.test('await queryClient.ensureQueryData(options)')).toBe(true)
  expect(sources().length).toBeGreaterThan(500)
  expect(sources().filter((file) => CALLS.test(read(file)))).toEqual([])
})

it('nobody uses what the build cuts from the router', () => {
  expect(LOADS.test('const router = createBrowserRouter(routes)')).toBe(true)
  expect(sources().filter((file) => LOADS.test(read(file)))).toEqual([])
})

type Modules = Readonly<Record<string, string>>

/** The few hooks that these plugins have. */
interface Hooks {
  config?: (config: object, env: { command: string }) => void
  buildStart: () => void
  resolveId?: (id: string, importer: string) => unknown
  load?: (id: string) => unknown
  transform?: (code: string, id: string) => unknown
  buildEnd: (this: { error: (message: string) => never; getModuleIds: () => string[] }) => void
}

/** What a build of these modules complains of at its end. */
function complaint(plugin: Plugin, modules: Modules): string {
  const hooks = plugin as unknown as Hooks
  hooks.config?.({}, { command: 'build' })
  hooks.buildStart()
  for (const [id, code] of Object.entries(modules)) {
    hooks.resolveId?.(id, 'node_modules/lucide-react/index.mjs')
    hooks.load?.(id)
    hooks.transform?.(code, id)
  }
  const said: string[] = []
  hooks.buildEnd.call({
    error: (message) => {
      said.push(message)
      return undefined as never
    },
    getModuleIds: () => Object.keys(modules),
  })
  return said.join()
}

const resolvedFrom = (file: string) => (name: string) => createRequire(file).resolve(name)
const fromWeb = resolvedFrom(join(ROOT, 'web/package.json'))
const inFolder = (folder: string, files: readonly string[]): Modules =>
  Object.fromEntries(files.map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]))

function routerModules(): Modules {
  const production = join(dirname(resolvedFrom(fromWeb('react-router-dom'))('react-router')), '../production')
  return inFolder(
    production,
    readdirSync(production).filter((file) => /^chunk-.*\.mjs$/.test(file)),
  )
}

function queryModules(): Modules {
  const query = fromWeb('@tanstack/react-query')
  return {
    ...inFolder(dirname(query), ['errorBoundaryUtils.js', 'suspense.js']),
    ...inFolder(dirname(resolvedFrom(query)('@tanstack/query-core')), ['queryClient.js']),
  }
}

const checkModules = (): Modules =>
  inFolder(dirname(resolvedFrom(join(ROOT, 'contracts/package.json'))('zod/mini')), ['../v4/mini/schemas.js'])

function prefixModules(): Modules {
  const fastify = resolvedFrom(join(ROOT, 'fake-server/package.json'))('fastify')
  return inFolder(dirname(resolvedFrom(fastify)('find-my-way')), ['lib/node.js'])
}

// A pattern that fits nothing any more changes nothing, and says nothing of it by itself.
it('a build fails when a library no longer has what it changes in it', () => {
  const whole = { icons: { '../createLucideIcon.mjs': '' }, query: queryModules(), router: routerModules() }
  const [checks, prefixes] = [checkModules(), prefixModules()]
  expect([
    complaint(leanIcons(), whole.icons),
    complaint(leanQuery(), whole.query),
    complaint(leanRouter(), whole.router),
    complaint(compiledChecks(), checks),
    complaint(plainPrefixes(), prefixes),
  ]).toEqual(['', '', '', '', ''])
  const others = { 'node_modules/lucide-react/index.mjs': '' }
  expect(complaint(leanIcons(), others)).toMatch(/icons has changed: there is no .*createLucideIcon/)
  // The floor of the benches is a page that has no icons at all.
  expect(complaint(leanIcons(), {})).toBe('')
  for (const gone of Object.keys(whole.query)) {
    const without = Object.entries(whole.query).filter(([id]) => id !== gone)
    expect(complaint(leanQuery(), Object.fromEntries(without))).toMatch(/^The query library has changed/)
  }
  for (const [what] of CUTS) {
    const without = Object.entries(whole.router).map(([id, code]) => [id, code.replace(what, '')])
    expect(complaint(leanRouter(), Object.fromEntries(without))).toBe(
      `The router has changed: there is no ${what} in it.`,
    )
  }
  const changed = Object.entries(checks).map(([id, code]) => [id, code.replace(INTERPRETED, 'interpreted(')])
  expect(complaint(compiledChecks(), Object.fromEntries(changed))).toBe(
    'zod has changed: there is no core.$ZodObject.init( in it.',
  )
  const other = Object.entries(prefixes).map(([id, code]) => [id, code.replace(COMPILED, 'return compiled')])
  expect(complaint(plainPrefixes(), Object.fromEntries(other))).toMatch(/^find-my-way has changed: there is no/)
})
