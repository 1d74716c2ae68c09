import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { merchants } from '../web/vite/merchants.ts'

/** The console is a separate build, so that it cannot add to the app's size. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/__control/console/',
  plugins: [react(), merchants()],
  resolve: { alias: { '@': fileURLToPath(new URL('../web/src', import.meta.url)) } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // Swagger UI is one file of 1.5 MB, loaded only where a call of the reference is opened.
    chunkSizeWarningLimit: 1_600,
    modulePreload: { polyfill: false },
    // Endpoints that are never called are dropped, with their schemas.
    rolldownOptions: { treeshake: { manualPureFunctions: ['endpoint', 'z'] } },
  },
})
