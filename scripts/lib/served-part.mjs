import { contractFiles } from './contract-files.mjs'
import { playwright, vitest } from './suites.mjs'

/** Contract tests the gate also runs against the served build: money, sessions and files. */
const CONTRACT = contractFiles(['session', 'wallet', 'books', 'vendor-wallets', 'lottery-orders', 'account'], 'served')

/**
 * Runs a part of both suites against a server that already runs: these contract tests, and of each area of the app
 * the journey that has this tag.
 * @param {Record<string, string>} env how it is reached
 * @param {{ contract: string, e2e: string }} results
 */
export async function servedPart(env, results) {
  await vitest(results.contract, ['--project', 'node', ...CONTRACT], { env })
  await playwright(results.e2e, ['--grep', '@served'], { env })
}
