import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { scratchFolder } from '../tests/support/scratch.ts'
import { installedBrowser, versionOf } from './browser.mjs'

const real = installedBrowser() ?? chromium.executablePath()

test('a browser that says no version on its command line is asked through Playwright', async () => {
  const silent = join(scratchFolder('browser'), 'browser')
  writeFileSync(silent, `#!/bin/sh\n[ "$1" = --version ] && exit 0\nexec "${real}" "$@"\n`)
  chmodSync(silent, 0o755)
  expect(await versionOf(silent)).toMatch(/^\d+\.\d+/)
})

test('a program that is no browser does not count as one', async () => {
  expect(await versionOf(process.execPath)).toBeUndefined()
  expect(await versionOf('/nowhere/browser')).toBeUndefined()
})
