import { HOME_TYPES } from '@understudy/contracts/announcements'
import { merchantCode } from '@/shared/session'

/** Input of home's announcements; the script in index.html sends the same call before this bundle is loaded. */
export const homeAnnouncementsInput = () =>
  ({ query: { types: HOME_TYPES, platform: 'M', merchantCode: merchantCode() } }) as const
