/**
 * Requirements that a test already names but does not fully prove, each with what is still missing.
 * An entry here keeps the row out of the proved ones; remove it together with the reason.
 */
export const OPEN: Record<string, string> = {
  'AGENT-008': 'the calls, the payouts and the history are proved; the screens come',
  'AGENT-009': 'the call is proved; home asks with the screens',
  'AGENT-010': 'the call is proved; the prompt comes with the screens',
  'AGENT-012': 'the call is proved; the prompt comes with the screens',
  'FLAGS-022': 'the call is proved; home asks with the screens',
  'API-064':
    'wallet, withdraw, deposit, security and personal info are proved, of the agent the team, the register center, rates, transfers and reports; contracts come with their screens',
}
