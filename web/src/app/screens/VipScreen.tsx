import { WithSettings } from '@/domain/system/WithSettings'
import { Programme } from '@/features/vip/Programme'
import { VipOff } from '@/features/vip/VipOff'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'

/** /m/vip: the merchant's programme. */
export default function VipScreen() {
  return (
    <div className={page.page}>
      <WithSettings waiting={<Skeleton height="320px" radius={20} />}>
        {({ vip }) => (vip.enabled ? <Programme /> : <VipOff />)}
      </WithSettings>
    </div>
  )
}
