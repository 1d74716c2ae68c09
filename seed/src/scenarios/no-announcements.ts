import type { Scenario } from '../scenario.ts'

export const noAnnouncements: Scenario = {
  name: 'no-announcements',
  story: 'Nothing is announced: an empty ticker, no popups, no promotions, no news.',
  merchant: 'aurora1',
  make: (world) => ({ ...world, announcements: [], news: [] }),
}
