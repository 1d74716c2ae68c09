import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  use: { baseURL: process.env.BASE_URL, launchOptions: { executablePath: process.env.CHROMIUM_PATH } },
})
