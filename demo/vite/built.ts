import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Plugin } from 'vite'
import { sourceVersion } from '../../art/src/source-version.ts'
import { merchantFolders } from '../../merchants/src/folders.ts'
import { readMerchants } from '../../merchants/src/read.ts'

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const declare = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)}\n`

/** What the sources read from the disk while they run elsewhere, by the module that reads it. */
const MODULES: Readonly<Record<string, () => string>> = {
  'merchants/src/read.ts': () =>
    `const all = ${JSON.stringify(readMerchants(merchantFolders()))}
export const readMerchants = () => all
export const readMerchant = (_parent, code) => all.find((merchant) => merchant.code === code)`,
  'merchants/src/folders.ts': () =>
    `export class BadMerchant extends Error {}
export const merchantFolders = () => []
export const everyMerchant = () => []
export const fileOf = () => undefined
export const textOf = () => undefined`,
  'art/src/version.ts': () => declare('ART_VERSION', sourceVersion(root('art/src'))),
  'seed/src/version.ts': () => `export const seedVersion = () => ''`,
}

/** Puts into the worker what the server reads from its disk, and the list of the folder's files. */
export function built(filesOf: () => { names: readonly string[]; version: string }): Plugin {
  return {
    name: 'built',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'virtual:built') return `\0${id}`
      // The one digest that is computed while modules load, before a host can provide its own.
      return id === 'node:crypto' ? root('demo/src/node-crypto.ts') : undefined
    },
    // The library names its other ways to load, which a service worker has no use for.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of Object.keys(bundle)) if (name !== 'sw.js' && !name.endsWith('.map')) delete bundle[name]
      },
    },
    load(id) {
      if (id === '\0virtual:built') {
        const files = filesOf()
        return (
          declare('migrations', readMigrationFiles({ migrationsFolder: root('platform/migrations') })) +
          declare('buildFiles', files.names) +
          declare('buildName', files.version)
        )
      }
      const module = Object.keys(MODULES).find((name) => id === root(name))
      return module && MODULES[module]?.()
    },
  }
}

/** The files below a folder, by their paths. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !basename(entry.name).startsWith('.'))
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
