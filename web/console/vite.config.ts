import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanIcons } from '../vite/lean-icons.ts'
import { merchants } from '../vite/merchants.ts'
import { replyChecks } from '../vite/reply-checks.ts'

const SMALL_PARTS = /src\/control\/(times|use-act|desk-memory|parts\/(Rows|rank)|console\/Table)\.tsx?$/

/** The console is a build of its own: nothing of it can weigh on the app. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/__control/console/',
  plugins: [react(), merchants(), leanIcons(), replyChecks()],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // An endpoint nobody calls leaves with the schemas it names.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['endpoint'] },
      // Parts of a few lines that the first view has too come in one file: each of their own costs more than it holds.
      output: { codeSplitting: { groups: [{ name: 'parts', test: SMALL_PARTS }] } },
    },
  },
})
