import type { Scenario } from '../scenario.ts'
import { withSettings } from './changes.ts'

export const oneBanner: Scenario = {
  name: 'one-banner',
  story: 'Each place has a single banner: nothing to swipe, nothing to loop.',
  merchant: 'aurora1',
  make: (world) => ({ ...world, banners: world.banners.filter((banner) => banner.order === 1) }),
}

export const noAnnouncements: Scenario = {
  name: 'no-announcements',
  story: 'Nothing is announced: an empty ticker, no popups, no promotions, no news.',
  merchant: 'aurora1',
  make: (world) => ({ ...world, announcements: [], news: [] }),
}

export const popupParade: Scenario = {
  name: 'popup-parade',
  story: 'Announcement popups move on by themselves; log in as nadia to meet those of a first login too.',
  person: 'nadia',
  merchant: 'aurora1',
  make: (world) => withSettings(world, 'aurora1', { popupAutoplay: true }),
}
