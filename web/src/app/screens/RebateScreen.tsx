import { Rebate } from '@/features/rebate/Rebate'
import { RebateHistory } from '@/features/rebate/RebateHistory'
import { useText } from '@/shared/i18n'
import page from '@/shared/ui/Page.module.css'

/** /m/member/manualRebate: the rebates earned by play, claimed day by day (MEMBER-008). */
export default function RebateScreen() {
  const t = useText()
  return (
    <div className={page.page}>
      <p className={page.intro}>{t('rebate:intro')}</p>
      <Rebate />
      <RebateHistory />
    </div>
  )
}
