import { notifyingBrowser } from '../../scripts/browser.mjs'
import { test as base } from './e2e.ts'

export { expect } from './e2e.ts'

const executablePath = notifyingBrowser()

/** A test in a browser that shows notifications, which need not be the one of the other tests. */
export const test = base.extend<{ notifying: undefined }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, executablePath: executablePath ?? launchOptions.executablePath }),
    { scope: 'worker' },
  ],
  notifying: [
    async ({ browserName: _ }, use, testInfo) => {
      testInfo.skip(!executablePath, 'Needs a browser with notifications: apt-get install chromium')
      await use(undefined)
    },
    { auto: true },
  ],
})
