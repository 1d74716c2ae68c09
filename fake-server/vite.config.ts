import { cpSync, existsSync, readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { sourceVersion } from '../art/src/source-version.ts'
import { MADE_OF_CONTRACTS } from '../scripts/lib/made-of-contracts.mjs'
import { RUN_TIME } from '../scripts/lib/run-time.mjs'

/** Folders that are read at run time, and where they stand beside the bundle: as `files/folders.ts` says. */
const READ_AT_RUN_TIME = [
  ['stage/src', 'stage'],
  ['fake-server/src/openapi', 'openapi'],
  ['platform/migrations', 'migrations'],
]

/** Copies the pages, icons, merchants and examples that the server reads while it runs beside the bundle, so that it needs no sources. */
const files: Plugin = {
  name: 'files-of-the-server',
  writeBundle({ dir }) {
    const isFile = (path: string) => !path.endsWith('.ts')
    for (const [folder, copy] of READ_AT_RUN_TIME)
      cpSync(new URL(`../${folder}`, import.meta.url), `${dir}/${copy}`, { recursive: true, filter: isFile })
    for (const file of MADE_OF_CONTRACTS)
      cpSync(new URL(`../${file}`, import.meta.url), `${dir}/contracts/${basename(file)}`)
    const merchants = new URL('../merchants/', import.meta.url)
    for (const code of readdirSync(merchants))
      if (existsSync(new URL(`${code}/merchant.json`, merchants)))
        cpSync(new URL(code, merchants), `${dir}/merchants/${code}`, { recursive: true })
  },
}

/** The sources of a package, as they are while it is built. */
const sources = (name: string) => fileURLToPath(new URL(`../${name}/src/`, import.meta.url))

/** Server and command as a few files: they start faster than a few hundred modules do. */
export default defineConfig({
  plugins: [files],
  define: {
    __ART_VERSION__: JSON.stringify(sourceVersion(sources('art'))),
    __SEED_VERSION__: JSON.stringify(sourceVersion(...['seed', 'art', 'contracts', 'merchants'].map(sources))),
    __LOADER_VERSION__: JSON.stringify(sourceVersion(...['platform', 'stage'].map(sources))),
  },
  ssr: {
    noExternal: true,
    external: RUN_TIME,
  },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // The command that builds images runs in a process of its own.
      input: {
        server: 'src/server.ts',
        understudy: 'src/understudy.ts',
        library: 'src/library.ts',
        'world-command': 'src/world-command.ts',
        'child-command': 'src/child-command.ts',
        'conform-command': 'src/conform-command.ts',
        'learn-command': 'src/learn-command.ts',
        'demo-command': 'src/demo-command.ts',
        'mcp-command': 'src/mcp-command.ts',
      },
      external: [...builtinModules, /^node:/],
      output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
