import { chromium } from '@playwright/test'
import { installedBrowser, versionOf } from '../../scripts/browser.mjs'

/** Playwright's global setup: which browser the tests are about to judge the app by. */
export default function sayBrowser(): void {
  const path = installedBrowser() ?? chromium.executablePath()
  console.log(`Browser: ${path}, ${versionOf(path) ?? 'which does not start'}`)
}
