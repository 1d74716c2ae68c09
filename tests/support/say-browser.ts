import { chromium } from '@playwright/test'
import { installedBrowser, versionOf } from '../../scripts/browser.mjs'

/** Playwright's global setup: prints the browser in use. */
export default function sayBrowser(): void {
  const path = installedBrowser() ?? chromium.executablePath()
  console.log(`Browser: ${path}, ${versionOf(path) ?? 'which does not start'}`)
}
