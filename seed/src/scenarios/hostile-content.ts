import { HOUR } from '@understudy/contracts/durations'
import { EMPTY_DOCUMENT } from '../announcements/hostile.ts'
import { rule } from '../announcements/promotion-rule.ts'
import { anAnnouncement } from '../factories/announcement.ts'
import type { Scenario } from '../scenario.ts'
import { texts } from '../texts.ts'

const NOTHING_LEFT = texts(EMPTY_DOCUMENT, EMPTY_DOCUMENT, EMPTY_DOCUMENT)

const HOSTILE_PROMOTION = 990_002
const RULE = rule({ way: 'apply', kind: 'gift', type: 'MANUAL', amount: 100 })

export const hostileContent: Scenario = {
  name: 'hostile-content',
  story:
    'Editors wrote scripts, handlers and frames into the texts, and the server hands them out as they were written.',
  merchant: 'aurora1',
  contentAsWritten: true,
  make: (world) => ({
    ...world,
    promotions: {
      ...world.promotions,
      promotions: [...world.promotions.promotions, { id: HOSTILE_PROMOTION, merchant: 'aurora1', rule: RULE }],
    },
    announcements: [
      ...world.announcements,
      ...(['PL', 'PR', 'PU'] as const).map((type, index) =>
        anAnnouncement({
          id: type === 'PR' ? HOSTILE_PROMOTION : 990_001 + index,
          type,
          title: texts('صفحے کی جگہ ایک فریم', 'Safhe ki jagah aik frame', 'A frame in place of the page'),
          content: NOTHING_LEFT,
          startDate: world.startAt - HOUR,
          promotionType: type === 'PR' ? RULE.type : '',
          execution: type === 'PU' ? 'B' : '',
        }),
      ),
    ],
    help: world.help.map((category) =>
      category.category === 'safety'
        ? {
            ...category,
            items: [
              ...category.items,
              { title: texts('فریم کیا ہے؟', 'Frame kya hai?', 'What is a frame?'), content: NOTHING_LEFT },
            ],
          }
        : category,
    ),
  }),
}
