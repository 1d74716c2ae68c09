import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './vite/chunks.ts'
import { icons } from './vite/icons.ts'
import { merchants } from './vite/merchants.ts'
import { pageHead } from './vite/page-head.ts'

const screen = (name: string) => fileURLToPath(new URL(`./src/app/screens/${name}.tsx`, import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [icons(), react(), merchants(), pageHead()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    manifest: true,
    // A font or picture as data: address would need a wider content policy.
    assetsInlineLimit: 0,
    // Older targets make Vite rewrite :dir(rtl) into a list of languages that mirrors Roman Urdu.
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Endpoints that are never called are dropped, with their schemas.
      treeshake: { manualPureFunctions: ['endpoint', 'z'] },
      output: {
        codeSplitting: {
          groups: chunkGroups({
            home: screen('HomeScreen'),
            shelves: screen('home/HomeOverview'),
            login: screen('LoginScreen'),
          }),
          includeDependenciesRecursively: false,
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
    hookTimeout: 120_000,
  },
})
