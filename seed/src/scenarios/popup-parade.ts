import type { Scenario } from '../scenario.ts'
import { withSettings } from './changes.ts'

export const popupParade: Scenario = {
  name: 'popup-parade',
  story: 'Announcement popups move on by themselves; log in as nadia to meet those of a first login too.',
  person: 'nadia',
  merchant: 'aurora1',
  make: (world) => withSettings(world, 'aurora1', { popupAutoplay: true }),
}
