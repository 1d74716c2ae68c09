import { ERRORS, promotions } from '@understudy/contracts'
import { expect, test } from 'vitest'

const { PROMOTION_EVENTS, PROMOTION_LABELS, PROMOTION_WAYS, promotionStep } = promotions
const EVENTS = Object.keys(PROMOTION_EVENTS) as promotions.PromotionEvent[]

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
const table = (heads: string[], rows: string[][]) => [
  row(...heads),
  row(...heads.map(() => '---')),
  ...rows.map((cells) => row(...cells)),
]

const ABOUT: Record<promotions.PromotionWay, string> = {
  deposit: 'It is chosen with a deposit; the bonus comes in the same step as the deposit.',
  apply: 'One applies, the house reviews, and what it issues is claimed.',
  claim: 'Whoever it is for takes it at once.',
  goal: 'One joins, turns over what it asks for before it ends, and claims.',
  draw: 'One joins, and the house issues the rewards it draws.',
  invite: 'Friends are brought by the own link, and the house issues the reward.',
}
const MEANING: Record<promotions.PromotionLabel, string> = {
  'coming soon': 'it has not started',
  join: 'one may have it',
  applying: 'the house looks at the application',
  rejected: 'the house has said no, and why',
  joined: 'chosen with a deposit that is open, or in a draw',
  process: 'in it, and the goal is not reached',
  issued: 'the house has given a reward, which can be claimed',
  claim: 'one may take it now',
  claimed: 'it was paid',
  close: 'it is over, or it is not for this member any more',
}

test('MEMBER-011 docs/promotions.md tells the state table as it is', async () => {
  const lines = [
    '# How a promotion goes',
    '',
    'Written by `npx vitest run tests/promotions/documented -u` from `contracts/src/promotion-states.ts`, which server and app read; [what was decided](decisions/rewards.md).',
    '',
    '## Labels',
    '',
    ...table(
      ['label', 'means', 'refuses with'],
      PROMOTION_LABELS.map((label) => {
        const step = PROMOTION_WAYS.flatMap((way) => EVENTS.map((event) => promotionStep(way, label, event))).find(
          (one) => 'refusal' in one,
        )
        const code = step && 'refusal' in step ? step.refusal : undefined
        return [`\`${label}\``, MEANING[label], code ? `\`${code}\` #${ERRORS[code].number}` : '']
      }),
    ),
  ]
  for (const way of PROMOTION_WAYS) {
    const events = EVENTS.filter((event) => PROMOTION_LABELS.some((label) => 'to' in promotionStep(way, label, event)))
    lines.push(
      ...['', `## By the way \`${way}\``, '', ABOUT[way], ''],
      ...table(
        ['from', ...events.map((event) => `${event} (${PROMOTION_EVENTS[event]})`)],
        PROMOTION_LABELS.map((label) => [
          `\`${label}\``,
          ...events.map((event) => {
            const step = promotionStep(way, label, event)
            return 'to' in step ? `**${step.to}**` : ''
          }),
        ]),
      ),
    )
  }
  lines.push('', 'An empty cell is refused, and so is an event that has no column.')
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../docs/promotions.md')
})
