import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The console is a build of its own: nothing of it can weigh on the app. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/__control/console/',
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
