import { useSettings } from '@/domain/system'
import { Benefits } from '@/features/vip/Benefits'
import { VipOff } from '@/features/vip/VipOff'
import page from '@/shared/ui/Page.module.css'

/** /m/member/benefits: the member's own level (MEMBER-003). */
export default function VipBenefitsScreen() {
  const settings = useSettings()
  return <div className={page.page}>{settings && (settings.vip.enabled ? <Benefits /> : <VipOff />)}</div>
}
