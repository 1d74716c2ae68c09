import { control, type MerchantCode } from '@understudy/contracts'
import { MERCHANTS } from '@understudy/merchants'
import { CAST, SCENARIOS } from '@understudy/seed'
import { COMMANDS } from './commands.ts'

const COMMAND = 'npx understudy'
const list = (words: readonly (MerchantCode | string)[]) => words.join(', ')

/** Everything a coding agent needs to steer any state from the command line, as a skill file of at most 2,000 tokens. */
export const skill = (): string => `---
name: understudy
description: Put Understudy, a fake gaming and lottery platform with its web app, into any state for a test, a bug report or a demo.
---

# Steering Understudy

Everything happens in a world: a whole platform with members, money, clock and faults of its own. Make one, change it, open it, delete it. Worlds do not see each other.

\`${COMMAND} start\` serves app and platform on http://localhost:3000 (PORT). \`${COMMAND} world COMMAND\` steers it:

${Object.entries(COMMANDS)
  .map(([name, { usage, summary }]) => `- \`${[name, usage].filter(Boolean).join(' ')}\`: ${summary}`)
  .join('\n')}

Every command takes \`--json\` (one line of JSON) and \`--url\`. Exit code 0: done; 1: refused, the sentence on standard error says why; 2: wrong usage; 3: no server answers.

## Words

- Scenarios: ${list(SCENARIOS.map(({ name }) => name))}. \`curl -s localhost:3000/__control/scenarios\` tells their stories.
- People of everyday: ${list(CAST.map(({ name }) => name))}; \`trial\` is a new trial player. Merchants: ${list(MERCHANTS)}.
- TIME: \`2026-03-10T07:00:00Z\`, or a stretch from the start: \`+1d\`, \`-2h\`; of a clock, a stretch from now, \`tomorrow\`, or a KIND. KIND of a next event: ${list(control.DUE_KINDS)}.
- ENDPOINT: the name of a call, such as \`session.login\`, \`wallet.balance\`, \`games.list\`, \`deposits.open\`, or \`*\`; \`curl -s localhost:3000/__control/endpoints\` lists them with the codes that each may answer.
- FLAGS: ids of switches with a sign: \`--flags=-CBS3,PTSYS3\` turns CBS3 off and PTSYS3 on.

## Everything else

\`call NAME JSON\` makes any call of the control API; \`call\` alone lists them with what each takes. Some:
\`call patchSettings '{"id":"ID","cashier":{"gateway":"silent"}}'\`, \`call setVipLevel '{"id":"ID","account":"amina","level":5}'\`, \`call putLuck '{"id":"ID","next":["win"]}'\`, \`call writeMessage …\`, \`call tableRows '{"id":"ID","table":"member","limit":5}'\`, \`call changeRow …\`, \`call tape '{"id":"ID","limit":20}'\` (what was called, with the cause of each failure), \`call audit '{"id":"ID"}'\` (whether the books balance), \`call snapshot\` and \`call restore\`. A refused change names the field and what it takes, and changes nothing.

## In tests

\`${COMMAND} exec --scenario vip --as amina -- npx playwright test\` starts a server, gives each test of \`@understudy/testing\` a world of its own, and stops it. A failed test leaves a file in \`understudy-states/\`; \`${COMMAND} open FILE\` opens it where the test stood, \`${COMMAND} replay FILE\` makes its calls again and says where the answers differ.

Move the world's clock instead of waiting: \`clock ID --next deposit.expires\`. Money is decided by the world: deposit, decide what waits (\`queues\`, \`decide\`), then look at the balance.
`
