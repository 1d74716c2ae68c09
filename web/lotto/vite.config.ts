import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { merchants } from '../vite/merchants.ts'

/** The lottery page is a build of its own: it stands in frames, and by itself. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/m/lotto-h5/',
  plugins: [react(), merchants()],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // As in the app: older targets rewrite :dir(rtl) into a list of languages.
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { manualPureFunctions: ['endpoint', 'z'] } },
  },
})
