import { defineConfig } from '@playwright/test'

const { BASE_URL, CHROMIUM_PATH } = process.env

export default defineConfig({
  testDir: 'e2e',
  use: { baseURL: BASE_URL, launchOptions: CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {} },
})
