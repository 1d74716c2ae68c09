import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { merchants } from './vite/merchants.ts'
import { pageHead } from './vite/page-head.ts'

const LIBRARIES =
  /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zustand|i18next|zod)[@+\\/]/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), merchants(), pageHead()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    manifest: true,
    // A font or picture as data: address would need a wider content policy.
    assetsInlineLimit: 0,
    // Older targets make Vite rewrite :dir(rtl) into a list of languages that mirrors Roman Urdu.
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    modulePreload: { polyfill: false },
    // One stylesheet: a lazy screen cannot arrive without its styles, and their order is that of the imports.
    cssCodeSplit: false,
    rolldownOptions: {
      // Endpoints that are never called are dropped, with their schemas.
      treeshake: { manualPureFunctions: ['endpoint', 'z'] },
      output: {
        codeSplitting: {
          groups: [
            // In a file of their own, which stays cached when the app changes.
            { name: 'libraries', test: LIBRARIES, priority: 3 },
            { name: 'app', tags: ['$initial'], priority: 2 },
            // One file instead of twenty small ones: a request costs a phone more than the code it may not need.
            { name: 'parts', minShareCount: 5, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    name: 'web',
    environment: 'happy-dom',
    environmentOptions: {
      // Following a link would fetch a page from port 3000 of this machine, and later tests would see it.
      happyDOM: {
        settings: {
          navigation: {
            disableMainFrameNavigation: true,
            disableChildFrameNavigation: true,
            disableChildPageNavigation: true,
          },
        },
      },
    },
    setupFiles: ['./src/test/setup.ts'],
    globalSetup: './src/test/zone.ts',
    // Above the seconds a query waits for its element: that failure says what is missing, this one does not.
    testTimeout: 120_000,
  },
})
