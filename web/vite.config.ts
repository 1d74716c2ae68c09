import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { firstView } from './vite/first-view.ts'
import { headFacts } from './vite/head-facts.ts'
import { laterApart } from './vite/later-apart.ts'
import { leanIcons } from './vite/lean-icons.ts'
import { leanRouter } from './vite/lean-router.ts'
import { merchants } from './vite/merchants.ts'
import { replyChecks } from './vite/reply-checks.ts'

const source = fileURLToPath(new URL('./src', import.meta.url))

const FIRST_LIBRARIES = ['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', '@tanstack', 'zustand']

/** Matches the files of packages, wherever pnpm puts them; not those whose name says they are for later. */
const modulesOf = (packages: string[], later = 'nothing') =>
  new RegExp(`node_modules[\\\\/](\\.pnpm[\\\\/])?(${packages.join('|')})[@+\\\\/](?!.*(${later}))`)

const { isOfHome, plugin: firstViewPlugin } = firstView()

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), merchants(), leanIcons(), leanRouter(), replyChecks(), laterApart(), firstViewPlugin, headFacts()],
  resolve: { alias: { '@': source } },
  build: {
    manifest: true,
    // A font or picture as data: address would need a wider content policy.
    assetsInlineLimit: 0,
    // Older targets make Vite rewrite :dir(rtl) into a list of languages that mirrors Roman Urdu.
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // An endpoint nobody calls leaves with the schemas it names.
      treeshake: { manualPureFunctions: ['endpoint'] },
      output: {
        codeSplitting: {
          // Few files compress better than many, and the libraries stay cached when the app changes.
          groups: [
            {
              name: 'libraries',
              test: modulesOf(FIRST_LIBRARIES, '[iI]nfinite|[mM]utationObserver|useMutation'),
              priority: 3,
            },
            // A contract of the first view passes its schemas on, which would draw them there.
            { name: 'zod', test: modulesOf(['zod']), priority: 5 },
            { name: 'checks', test: /[?]checks$/, priority: 4, includeDependenciesRecursively: false },
            { name: 'foundation', tags: ['$initial'], priority: 2 },
            { name: 'common', test: isOfHome, minShareCount: 2, priority: 1 },
            // One file for what several screens show of them, not one for each.
            { name: 'icons', test: /lucide-react[\\/].*[\\/]icons[\\/]/, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Loading modules is most of a file's time; the setup puts back what a test leaves in them.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    setupFiles: ['./src/test/setup.ts'],
    globalSetup: './src/test/zone.ts',
    // Above the five seconds a query waits for its element: that failure says what is missing, this one does not.
    testTimeout: 30_000,
  },
})
