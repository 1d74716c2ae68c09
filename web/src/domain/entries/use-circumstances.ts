import { useFlags, usePromotion, useSettings } from '@/domain/system'
import { useRole } from '@/shared/session'
import type { EntryContext } from './entries.ts'

/** The current circumstances: session and merchant settings. */
export const useCircumstances = (): EntryContext => ({
  role: useRole(),
  flags: useFlags(),
  vip: useSettings()?.vip.enabled ?? false,
  referral: usePromotion('REFERRAL'),
})
