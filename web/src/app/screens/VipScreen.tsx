import { useSettings } from '@/domain/system'
import { Programme } from '@/features/vip/Programme'
import { VipOff } from '@/features/vip/VipOff'
import page from '@/shared/ui/Page.module.css'

/** /m/vip: the merchant's programme. */
export default function VipScreen() {
  const settings = useSettings()
  return <div className={page.page}>{settings && (settings.vip.enabled ? <Programme /> : <VipOff />)}</div>
}
