import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { sourceVersion } from '../art/src/source-version.ts'
import { built, filesIn } from './vite/built.ts'
import { importAtOnce } from './vite/import-at-once.ts'

const dist = fileURLToPath(new URL('./dist', import.meta.url))

/** The worker, as one script: a service worker loads no others. */
export default defineConfig(() => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [importAtOnce(), built(() => ({ names: filesIn(dist), version: sourceVersion(dist) }))],
  publicDir: false,
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: 'es2022',
    chunkSizeWarningLimit: 5_000,
    modulePreload: false,
    rolldownOptions: {
      // It does not say so itself: what is not used of it, its parsers of certificates above all, may stay away.
      treeshake: {
        moduleSideEffects: [{ test: /@simplewebauthn|@peculiar|tsyringe|reflect-metadata/, sideEffects: false }],
      },
      // One script has one address.
      transform: { define: { 'import.meta.url': 'self.location.href', 'import.meta': '{}' } },
      input: fileURLToPath(new URL('./src/worker.ts', import.meta.url)),
      output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
    },
  },
}))
