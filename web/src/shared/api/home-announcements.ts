import { HOME_TYPES } from '@understudy/contracts/announcements'
import { merchantCode } from '@/shared/session'

/** How home asks for its announcements; the script in index.html asks the same before this bundle arrives. */
export const homeAnnouncementsInput = () =>
  ({ query: { types: HOME_TYPES, platform: 'M', merchantCode: merchantCode() } }) as const
