import type { Promotion } from '@understudy/contracts/promotions'
import { useText } from '@/shared/i18n'
import { promotionDates } from './promotion-text.ts'

/** Period of a promotion: DD/MM/YYYY, or "permanent" (CONTENT-013). */
export function Dates({ of }: { of: Pick<Promotion, 'startDate' | 'endDate' | 'noExpiry'> }) {
  const t = useText()
  const days = promotionDates(of)
  return days ? <bdi dir="ltr">{days}</bdi> : t('promotions:longTerm')
}
