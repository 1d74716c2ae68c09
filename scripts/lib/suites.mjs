import { rmSync } from 'node:fs'
import { freePorts } from './free-ports.mjs'
import { fromRoot } from './root.mjs'
import { run } from './run.mjs'

/** @typedef {{ env?: Record<string, string>, quiet?: boolean, heard?: (output: string) => void }} Options */

/** Runs a program of the dependencies without the package manager's shim, whose NODE_PATH hides missing dependencies. @param {string} file @param {string[]} args @param {Options} [options] */
const program = (file, args, options) => run(process.execPath, [fromRoot('node_modules', file), ...args], options)

/**
 * Runs Vitest, and leaves its report in `results`.
 * @param {string} results @param {string[]} args @param {Options} [options]
 */
export function vitest(results, args, options) {
  rmSync(results, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  return program('vitest/vitest.mjs', ['run', ...reporters, ...args], options)
}

/**
 * Runs Playwright, and leaves its report in `results`. The server it starts listens where nothing else does, unless
 * E2E_PORT says where.
 * @param {string} results @param {string[]} args @param {Options} [options]
 */
export async function playwright(results, args, { env = {}, ...options } = {}) {
  rmSync(results, { force: true })
  const [port, stagePort] = process.env.E2E_PORT ? [] : await freePorts(2)
  /** @type {Record<string, string>} */
  const ports = port ? { E2E_PORT: String(port), E2E_STAGE_PORT: String(stagePort) } : {}
  return program('@playwright/test/cli.js', ['test', '-c', 'tests/playwright.config.ts', ...args], {
    ...options,
    env: { ...ports, ...env, E2E_RESULTS: results },
  })
}
