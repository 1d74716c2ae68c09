import type { Promotion } from '@understudy/contracts/promotions'
import { useText } from '@/shared/i18n'
import { daysOf } from './say-promotion.ts'

/** When it runs: DD/MM/YYYY, or that it is for good (CONTENT-013). */
export function Dates({ of }: { of: Pick<Promotion, 'startDate' | 'endDate' | 'noExpiry'> }) {
  const t = useText()
  const days = daysOf(of)
  return days ? <bdi dir="ltr">{days}</bdi> : t('promotions:longTerm')
}
