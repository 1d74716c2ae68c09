import { PushRow } from '@/features/push/PushRow'
import { SaferPlay } from '@/features/safer-play/SaferPlay'
import { SaferPlayVisitor } from '@/features/safer-play/SaferPlayVisitor'
import { AppSettings } from '@/features/settings/AppSettings'
import { useRole } from '@/shared/session'
import page from '@/shared/ui/Page.module.css'

/** /m/set: settings of this device, and for members the tools of safer play. */
export default function SettingsScreen() {
  const { isMember } = useRole()
  return (
    <div className={page.page}>
      <AppSettings />
      {isMember && <PushRow />}
      {isMember ? <SaferPlay /> : <SaferPlayVisitor />}
    </div>
  )
}
