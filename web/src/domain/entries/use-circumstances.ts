import { useFlags, usePromotion, useSettings } from '@/domain/system'
import { useRole } from '@/shared/session'
import type { Circumstances } from './entries.ts'

/** Who looks, and what the merchant has. */
export const useCircumstances = (): Circumstances => ({
  role: useRole(),
  flags: useFlags(),
  vip: useSettings()?.vip.enabled ?? false,
  referral: usePromotion('REFERRAL'),
})
