import { contractFiles } from './contract-files.mjs'
import { vitest } from './suites.mjs'

/** A tenth of the contract tests, of money, images of worlds and what is due, which the gate also runs on WebAssembly. */
const CONTRACT = contractFiles(
  [
    'account-records',
    'agents-money',
    'capsule-contents',
    'capsule-secrets',
    'due-events',
    'lottery-orders',
    'money-books',
    'vendor-wallets',
    'wallet',
    'withdrawals',
    'world-diff',
  ],
  'run on WebAssembly',
)

/**
 * Runs a part of the contract tests with SQLite as WebAssembly, as it is in a browser.
 * @param {string} results @param {import('./suites.mjs').Options} [options]
 */
export const wasmPart = (results, options) =>
  vitest(results, ['--project', 'node', ...CONTRACT], { ...options, env: { SQLITE: 'wasm' } })
