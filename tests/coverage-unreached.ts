/**
 * Declared codes that no behaviour test can reach, by code or by `endpoint code`, each with the reason.
 * `npm run coverage` fails over a code that is unreached without a reason, and over a reason that is no longer needed.
 */
export const UNREACHED: Record<string, string> = {
  'system.error': 'only a defect of the server answers it; tests/process/crash.test.ts makes some',
  'world.reset': 'only a reset in the middle of a call answers it; tests/process/state.test.ts makes some',
  request_body_too_large:
    'answered before the call is known, so no call counts it; tests/contract/every-endpoint.contract.test.ts sends each one',
  'deposits.callback order.not.found':
    'the gateway would have to sign an order that is none, and its key stays in the world',
  'deposits.callback transaction.conflict':
    'the gateway would have to sign another amount, and its key stays in the world',
  'play.enter real.account.required':
    'no lobby of the seed opens for play money, so a trial session never stands in one',
}
