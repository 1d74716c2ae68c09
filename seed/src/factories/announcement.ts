import { DAY } from '@understudy/contracts/durations'
import { texts } from '../texts.ts'
import { FACTORY_TIME } from '../time.ts'
import type { AnnouncementSeed } from '../world-seed.ts'

/** Makes a published notice to players of aurora1, current for a month. */
export function anAnnouncement(overrides: Partial<AnnouncementSeed> = {}): AnnouncementSeed {
  const { startDate = FACTORY_TIME } = overrides
  return {
    id: 990_001,
    merchant: 'aurora1',
    type: 'PL',
    groupName: '',
    title: texts('ایک اطلاع', 'Aik ittila', 'A notice'),
    content: texts('<p>اطلاع کا متن۔</p>', '<p>Ittila ka matn.</p>', '<p>Text of the notice.</p>'),
    startDate,
    endDate: startDate + 30 * DAY,
    noExpiry: 0,
    published: true,
    promotionType: '',
    execution: '',
    images: [],
    readers: 0,
    ...overrides,
  }
}
