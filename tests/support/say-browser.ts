import { chromium } from '@playwright/test'
import { installedBrowser, versionOf } from '../../scripts/browser.mjs'

/** Playwright's global setup: prints the browser in use. */
export default async function sayBrowser(): Promise<void> {
  const path = installedBrowser() ?? chromium.executablePath()
  console.log(`Browser: ${path}, ${(await versionOf(path)) ?? 'which does not start'}`)
}
