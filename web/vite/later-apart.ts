import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))
/** Modules of the entry that load something later. */
const SHELL = [
  'app/routes.ts',
  'app/main.tsx',
  'app/AppSignals.tsx',
  'app/layouts/Panels.tsx',
  'features/system/SystemGate.tsx',
  'shared/ui/AskHost.tsx',
  'shared/ui/ToastHost.tsx',
  'shared/ui/toast.ts',
  'app/texts/index.ts',
  'shared/api/checks.ts',
].map((file) => resolve(SOURCE, file))

const LATER = 'virtual:later'
const RESOLVED = `\0${LATER}`
/** Not that of a type. */
const IMPORT = /(?<!typeof )import\('([^']+)'\)/g
/** What home awaits has no detour. */
const AWAITED = /HomeScreen|first-/
/** Stays where it is, behind the question whether the build has it at all. */
const STEERING = /control\/start/
const staysPut = (target: string) => AWAITED.test(target) || STEERING.test(target)

/**
 * Puts what the shell loads later into a chunk of its own. Each import names all files that its module needs, and the
 * entry, which every first view waits for, would carry the names of nearly all files there are.
 */
export function laterApart(): Plugin {
  return {
    name: 'later-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === LATER ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      return allTargets()
        .map((target, at) => `export const l${at} = () => import(${JSON.stringify(target)})`)
        .join('\n')
    },
    transform(code, id) {
      if (!SHELL.includes(id)) return undefined
      const targets = allTargets()
      const apart = code.replace(IMPORT, (own, target) =>
        staysPut(target) ? own : `import('${LATER}').then((later) => later.l${targets.indexOf(inFull(id, target))}())`,
      )
      return { code: apart, map: null }
    },
  }
}

const allTargets = () => [...new Set(SHELL.flatMap((file) => targetsOf(file, readFileSync(file, 'utf8'))))]

const targetsOf = (file: string, code: string) =>
  [...code.matchAll(IMPORT)].flatMap(([, target = '']) => (staysPut(target) ? [] : [inFull(file, target)]))

const inFull = (file: string, target: string) =>
  target.startsWith('.') ? resolve(dirname(file), target) : target.replace(/^@/, SOURCE)
