import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT, read } from '../support/repository.ts'

interface Cruise {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

const PACKAGES = [
  'art',
  'contracts',
  'merchants',
  'seed',
  'platform',
  'stage',
  'steering',
  'fake-server',
  'web',
  'console',
  'demo',
  'tests',
]

function cruise(folder: string, roots: string[]): Cruise {
  const command = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const args = [command, '--config', join(ROOT, 'dependency-rules.cjs'), '--output-type', 'json', ...roots]
  try {
    return JSON.parse(
      execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9, stdio: 'pipe' }),
    )
  } catch (problem) {
    // It ends with the number of violations; the report is complete all the same.
    return JSON.parse((problem as { stdout: string }).stdout)
  }
}

/** A rule about folders names the folder that the file is in. */
const isIn =
  (file: string) =>
  ({ from, rule }: Cruise['summary']['violations'][number]) =>
    from === (rule.name === 'features-in-no-circle' ? dirname(file) : file)

const PLATFORM_IMPORTS = 'platform-imports-art-and-contracts-and-merchants-and-seed'
const CONSOLE_IMPORTS = 'console/src-imports-contracts-and-web/src/shared-and-web/src/test'

/** A file that breaks one rule, and the rule that must say so. */
const PLANTED: [rule: string, file: string, text: string][] = [
  ['art-imports-nothing-of-ours', 'art/src/a.ts', `import '@understudy/contracts'`],
  ['art-imports-nothing-of-ours', 'art/src/b.ts', `import '../../seed/src/index.ts'`],
  ['contracts-imports-nothing-of-ours', 'contracts/src/a.ts', `import '../../seed/src/index.ts'`],
  ['contracts-needs-zod-only', 'contracts/src/b.ts', `import 'fastify'`],
  ['contracts-needs-zod-only', 'contracts/src/c.ts', `import 'node:fs'`],
  ['merchants-imports-contracts', 'merchants/src/a.ts', `import '../../seed/src/index.ts'`],
  ['web/src-imports-contracts-and-console', 'web/src/app/m.ts', `import '../../../merchants/src/index.ts'`],
  ['seed-imports-art-and-contracts-and-merchants', 'seed/src/a.ts', `import '@understudy/fake-server'`],
  ['seed-imports-art-and-contracts-and-merchants', 'seed/src/b.ts', `import '../../tests/support/a.ts'`],
  [
    'fake-server-imports-art-and-contracts-and-merchants-and-seed-and-platform-and-stage-and-steering',
    'fake-server/src/a.ts',
    `import type { A } from '../../web/src/app/a.ts'`,
  ],
  [PLATFORM_IMPORTS, 'platform/src/features/games/d.ts', `import '@understudy/steering/b.ts'`],
  [PLATFORM_IMPORTS, 'platform/src/binding/b.ts', `import type { A } from '@understudy/stage/c.ts'`],
  [PLATFORM_IMPORTS, 'platform/src/world/e.test.ts', `import '../../../fake-server/src/index.ts'`],
  [
    `stage${PLATFORM_IMPORTS.slice('platform'.length)}-and-platform`,
    'stage/src/a.ts',
    `import '@understudy/steering/b.ts'`,
  ],
  [
    'steering-imports-contracts-and-merchants-and-seed-and-platform-and-stage',
    'steering/src/c.ts',
    `import '@understudy/fake-server'`,
  ],
  ['web/src-imports-contracts-and-console', 'web/src/app/b.tsx', `import '@understudy/fake-server'`],
  ['web/src-imports-contracts-and-console', 'web/src/app/c.test.tsx', `import '../../../seed/src/index.ts'`],
  ['runtime-packages-are-dependencies', 'web/src/app/d.ts', `import 'fastify'`],
  ['runtime-packages-are-dependencies', 'web/src/app/e.ts', `import 'happy-dom'`],
  ['seed-imports-art-and-contracts-and-merchants', 'seed/src/e.ts', `import '../../scripts/a.mjs'`],
  ['imports-resolve', 'web/src/app/f.ts', `import './nothing-there.ts'`],
  ['no-circles', 'seed/src/c.ts', `import './d.ts'`],
  ['web-shared-stands-below', 'web/src/shared/a.ts', `import '@/features/games/a.ts'`],
  ['web-shared-stands-below', 'web/src/shared/c.ts', `import '@/domain/system/a.ts'`],
  ['web-ui-only-shows', 'web/src/shared/ui/a.tsx', `import '@/shared/api/a.ts'`],
  ['web-ui-only-shows', 'web/src/shared/ui/b.tsx', `import 'react-router-dom'`],
  ['web-ui-only-shows', 'web/src/shared/ui/c.tsx', `import '@tanstack/react-query'`],
  ['web-domain-knows-no-feature', 'web/src/domain/system/b.ts', `import '@/features/games/a.ts'`],
  ['web-features-export-parts', 'web/src/app/h.ts', `import './screens/HomeScreen.tsx'`],
  ['web-features-stay-apart', 'web/src/features/games/b.ts', `import '@/features/wallet/a.ts'`],
  ['web-features-stay-apart', 'web/src/features/games/c.ts', `import type { A } from '../wallet/a.ts'`],
  ['web-features-know-no-app', 'web/src/features/games/d.ts', `import '@/app/a.ts'`],
  [
    'console-is-started-in-one-place',
    'web/src/features/games/e.ts',
    `const drawer = () => import('@understudy/console/start-control')`,
  ],
  ['console-is-started-in-one-place', 'web/src/app/j.ts', `const calls = () => import('../../../console/src/a.ts')`],
  ['console-is-loaded-when-used', 'web/src/app/g.ts', `import '@understudy/console/start-control'`],
  [CONSOLE_IMPORTS, 'console/src/b.ts', `import '@/features/games/a.ts'`],
  [CONSOLE_IMPORTS, 'console/src/c.ts', `import type { A } from '../../web/src/app/a.ts'`],
  [CONSOLE_IMPORTS, 'console/src/d.test.ts', `import '../../merchants/src/index.ts'`],
  [
    'demo/src-imports-art-and-contracts-and-merchants-and-seed-and-platform-and-stage-and-steering',
    'demo/src/a.ts',
    `import '../../web/src/app/a.ts'`,
  ],
  ['demo-needs-no-node', 'demo/src/b.ts', `import 'node:fs'`],
  [
    'fake-server-imports-art-and-contracts-and-merchants-and-seed-and-platform-and-stage-and-steering',
    'fake-server/src/c.ts',
    `import '../../demo/src/c.ts'`,
  ],
  ['test-parts-are-for-tests', 'console/src/e.ts', `import '@/test/a.ts'`],
  ['web-lotto-stands-alone', 'web/src/lotto/b.ts', `import '@/features/games/a.ts'`],
  ['web-lotto-is-framed-only', 'web/src/features/games/g.ts', `import '@/lotto/a.ts'`],
  ['features-only-by-public-file', 'platform/src/features/games/b.ts', `import '../wallet/wallet.repository.ts'`],
  ['features-only-by-public-file', 'platform/src/pictures/a.ts', `import '../features/wallet/wallet.repository.ts'`],
  [
    'features-only-by-public-file',
    'steering/src/a.ts',
    `import '@understudy/platform/features/wallet/wallet.repository.ts'`,
  ],
  ['features-in-no-circle', 'platform/src/features/matches/a.ts', `import '../recents/index.ts'`],
  ['features-in-no-circle', 'platform/src/features/recents/a.ts', `import type { A } from '../matches/index.ts'`],
  [
    'platform-binding-imports-shared-and-storage-and-tape-and-world-and-scenarios',
    'platform/src/binding/a.ts',
    `import type { A } from '../features/wallet/index.ts'`,
  ],
  ['platform-world-imports-shared-and-storage-and-tape', 'platform/src/world/a.ts', `import '../binding/c.ts'`],
  ['platform-storage-imports-shared', 'platform/src/storage/a.ts', `import type { A } from '../world/c.ts'`],
  ['platform-shared-imports-no-other-folder', 'platform/src/shared/a.ts', `import '../world/c.ts'`],
  ['fake-server-host-imports-files-and-processes', 'fake-server/src/host/b.ts', `import '../start/a.ts'`],
  ['platform-needs-no-node', 'platform/src/world/d.ts', `import 'node:fs'`],
  ['platform-needs-no-node', 'platform/src/features/games/h.ts', `import { createHash } from 'node:crypto'`],
  ['platform-needs-no-node', 'stage/src/b.ts', `import 'node:path'`],
  ['platform-needs-no-node', 'steering/src/rooms/a.ts', `import 'node:zlib'`],
  ['platform-needs-no-machine', 'platform/src/binding/d.ts', `import 'fastify'`],
  ['platform-needs-no-machine', 'platform/src/features/games/i.ts', `const sharp = () => import('sharp')`],
  ['platform-needs-no-machine', 'platform/src/storage/d.ts', `import Sqlite from 'better-sqlite3'`],
  ['conform-stands-alone', 'steering/src/conform/a.ts', `import '../b.ts'`],
  ['server-start-imports-no-entry-point', 'fake-server/src/start/b.ts', `import '../serve.ts'`],
]

const ALLOWED: [file: string, text: string][] = [
  ['contracts/src/index.ts', `import 'zod/mini'`],
  ['art/src/index.ts', 'export {}'],
  ['seed/src/index.ts', `import '@understudy/art'; import '@understudy/contracts'`],
  ['seed/src/d.ts', `import './c.ts'`],
  ['fake-server/src/index.ts', `import '@understudy/seed'; import 'node:fs'; import 'fastify'`],
  ['platform/src/features/wallet/wallet.repository.ts', `import '../../world/c.ts'; export const a = 1`],
  ['platform/src/features/wallet/index.ts', `export { a } from './wallet.repository.ts'; export type A = 1`],
  ['platform/src/features/games/a.ts', `import '../wallet/index.ts'; import '../../binding/c.ts'`],
  ['platform/src/features/matches/index.ts', 'export type A = 1'],
  ['platform/src/features/recents/index.ts', 'export {}'],
  ['platform/src/binding/c.ts', `import '../world/c.ts'`],
  ['platform/src/world/c.ts', 'export type A = 1'],
  ['platform/src/storage/e.ts', `import type { Database } from 'better-sqlite3'; export type A = Database`],
  ['stage/src/c.ts', `import '@understudy/platform/features/wallet/index.ts'; export type A = 1`],
  ['steering/src/b.ts', `import '@understudy/platform/features/wallet/index.ts'; import '@understudy/stage/c.ts'`],
  ['steering/src/command/a.ts', `import 'node:fs'; import '../b.ts'`],
  ['fake-server/src/host/a.ts', `import '../files/a.ts'; import '@understudy/steering/b.ts'`],
  ['fake-server/src/files/a.ts', `import 'node:fs'`],
  ['fake-server/src/start/a.ts', `import './build-app.ts'; import '../host/a.ts'`],
  ['fake-server/src/start/build-app.ts', `import '@understudy/platform/binding/c.ts'`],
  ['fake-server/src/serve.ts', `import './start/a.ts'`],
  ['web/vite/a.ts', `import '../../merchants/src/index.ts'`],
  ['merchants/src/index.ts', `import '@understudy/contracts'`],
  ['web/src/features/wallet/a.ts', 'export type A = 1'],
  ['web/src/features/games/a.ts', `import '@/shared/b.ts'; import './f.ts'`],
  ['web/src/features/games/f.ts', 'export {}'],
  ['web/src/features/games/f.test.ts', `import { it } from 'vitest'; import 'happy-dom'`],
  ['web/src/shared/b.ts', `import '@understudy/contracts'; import 'react'`],
  ['web/src/shared/api/a.ts', `import '@understudy/contracts'; import '@tanstack/react-query'`],
  ['web/src/shared/ui/d.tsx', `import '@/shared/b.ts'`],
  ['web/src/domain/system/a.ts', `import '@/shared/b.ts'; import '@/shared/ui/d.tsx'`],
  ['web/src/app/screens/HomeScreen.tsx', `import '@/features/games/a.ts'`],
  ['web/src/app/routes.ts', `const home = () => import('./screens/HomeScreen.tsx')`],
  ['web/src/lotto/a.ts', `import '@/shared/b.ts'`],
  ['console/src/a.ts', `import '@/shared/b.ts'; import '@understudy/contracts'; import 'react'`],
  ['console/src/a.test.ts', `import './a.ts'; import '@/test/a.ts'`],
  ['console/src/start-control.tsx', `import './a.ts'`],
  ['web/src/test/a.ts', 'export {}'],
  ['web/src/app/a.ts', `import '@/features/games/a.ts'; export type A = 1`],
  ['web/src/app/main.tsx', `const drawer = () => import('@understudy/console/start-control')`],
  ['demo/src/c.ts', `import '@understudy/seed'; import '@understudy/platform/storage/e.ts'`],
  ['demo/src/d.test.ts', `import 'node:fs'`],
  ['scripts/a.mjs', `import '../fake-server/src/serve.ts'`],
  ['tests/support/a.ts', `import '@understudy/fake-server'; import '@understudy/contracts'`],
]

describe('the import rules', () => {
  let folder = ''
  let dependencies: Cruise

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'understudy-rules-'))
    for (const [file, text] of [...ALLOWED, ...PLANTED.map(([, file, text]) => [file, text] as const)]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `${text}\n`)
    }
    for (const name of PACKAGES) {
      cpSync(join(ROOT, name, 'package.json'), join(folder, name, 'package.json'))
      mkdirSync(join(folder, name, 'node_modules/@understudy'), { recursive: true })
      for (const other of PACKAGES)
        symlinkSync(join(folder, other), join(folder, name, 'node_modules/@understudy', other))
    }
    for (const [name, dependency] of [
      ['contracts', 'zod'],
      ['fake-server', 'fastify'],
      ['platform', 'better-sqlite3'],
      ['platform', '@types/better-sqlite3'],
      ['web', 'react'],
      ['web', 'happy-dom'],
      ['web', 'react-router-dom'],
      ['web', '@tanstack/react-query'],
      ['console', 'react'],
    ] as const) {
      mkdirSync(dirname(join(folder, name, 'node_modules', dependency)), { recursive: true })
      symlinkSync(join(ROOT, name, 'node_modules', dependency), join(folder, name, 'node_modules', dependency))
    }
    // A hoisted package: importable, but not declared.
    mkdirSync(join(folder, 'node_modules'))
    for (const [from, name] of [
      ['fake-server', 'fastify'],
      ['fake-server', 'sharp'],
      ['.', 'vitest'],
    ] as const) {
      symlinkSync(join(ROOT, from, 'node_modules', name), join(folder, 'node_modules', name))
    }
    for (const name of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, name), join(folder, name))
    dependencies = cruise(folder, [...PACKAGES, 'scripts'])
  }, 180_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(PLANTED)('the import rules find %s in %s', (rule, file) => {
    const rules = dependencies.summary.violations.filter(isIn(file)).map((violation) => violation.rule.name)
    expect(rules).toContain(rule)
  })

  it('the import rules find nothing in files that keep them', () => {
    const planted = PLANTED.map(([, file]) => isIn(file))
    // The other half of the planted circle has done nothing wrong itself.
    const others = dependencies.summary.violations.filter(
      (violation) => !planted.some((isPlanted) => isPlanted(violation)) && violation.from !== 'seed/src/d.ts',
    )
    expect(others).toEqual([])
  })
})

// With an unsupported TypeScript dependency-cruiser finds no modules and reports nothing; the planted files reveal that.
it('lint reads all packages by the same rules', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const roots =
    'art/src contracts/src merchants/src seed/src platform/src stage/src steering/src fake-server/src web/src console/src demo/src scripts tests'
  expect(scripts.lint?.split(' && ')).toContain(`depcruise --config dependency-rules.cjs ${roots}`)
})
