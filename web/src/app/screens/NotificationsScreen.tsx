import { PushSettings } from '@/features/push/PushSettings'
import { usePushSettings } from '@/features/push/push.queries'
import { QueryState } from '@/shared/query/QueryState'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'

/** /m/notifications: of what the member is told by push, and when not. */
export default function NotificationsScreen() {
  return (
    <div className={page.page}>
      <QueryState query={usePushSettings()} waiting={<Skeleton height="420px" radius={20} />}>
        {(settings) => <PushSettings settings={settings} />}
      </QueryState>
    </div>
  )
}
