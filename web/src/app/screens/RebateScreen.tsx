import { Rebate } from '@/features/rebate/Rebate'
import { RebateHistory } from '@/features/rebate/RebateHistory'
import page from '@/shared/ui/Page.module.css'

/** /m/member/manualRebate: the rebates earned by play, claimed day by day (MEMBER-008). */
export default function RebateScreen() {
  return (
    <div className={page.page}>
      <Rebate />
      <RebateHistory />
    </div>
  )
}
