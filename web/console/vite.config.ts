import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { merchants } from '../vite/merchants.ts'

/** The console is a build of its own: nothing of it can weigh on the app. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/__control/console/',
  plugins: [react(), merchants()],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // An endpoint that nobody calls is left out, with the schemas it names.
    rolldownOptions: { treeshake: { manualPureFunctions: ['endpoint', 'z'] } },
  },
})
