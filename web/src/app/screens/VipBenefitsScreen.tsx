import { WithSettings } from '@/domain/system/WithSettings'
import { Benefits } from '@/features/vip/Benefits'
import { VipOff } from '@/features/vip/VipOff'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'

/** /m/member/benefits: the member's own level (MEMBER-003). */
export default function VipBenefitsScreen() {
  return (
    <div className={page.page}>
      <WithSettings waiting={<Skeleton height="320px" radius={20} />}>
        {({ vip }) => (vip.enabled ? <Benefits /> : <VipOff />)}
      </WithSettings>
    </div>
  )
}
