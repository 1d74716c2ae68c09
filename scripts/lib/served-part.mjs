import { outcomesIn } from './results.mjs'
import { playwright, vitest } from './suites.mjs'

/** Contract tests that every gate also runs against a server as it is really served: money, sessions and files. */
const CONTRACT = ['session', 'wallet', 'books', 'vendor-wallets', 'lottery-orders', 'account']

/** Of each area of the app one journey, by what its title says. */
const JOURNEYS = [
  'a login goes out sealed, opens home and is kept on the device',
  'a reload keeps the player logged in',
  'an uploaded picture is the avatar here',
  'an all tab and a tab with the logo of each vendor',
  'a slot is played on the stage',
  'a K3 order is placed once, drawn, and won',
  'the sportsbook fills the screen',
  'a new name opens an account, and home welcomes it',
  'the betting record lists, narrows, adds up',
  'a tap on the running titles opens the notices',
  'the payment password is set, changed, and locks',
  'one tap makes the page amina',
  'the worlds are listed with what is in them',
  'a link opens a state of its own',
]

const literally = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Runs a part of both suites against a server that already runs.
 * @param {Record<string, string>} env how it is reached
 * @param {{ contract: string, e2e: string }} results
 */
export async function servedPart(env, results) {
  await vitest(results.contract, ['--project', 'node', ...CONTRACT.map((name) => `tests/contract/${name}.`)], { env })
  await playwright(results.e2e, ['--grep', JOURNEYS.map(literally).join('|')], { env })
  const ran = outcomesIn(results.e2e)
  const gone = JOURNEYS.filter((journey) => !ran.some(({ title }) => title.includes(journey)))
  if (gone.length > 0) throw new Error(`No browser test says this any more, so choose another:\n${gone.join('\n')}`)
}
