import { Badge } from '@/shared/ui/Badge'
import { useAppBadge } from './use-app-badge.ts'
import { useUnreadCounts } from './use-unread-counts.ts'

/** Badge with the unread count over an icon, and over that of the installed app. */
export function UnreadDot({ className }: { className?: string }) {
  const { totalUnreadCount: count } = useUnreadCounts()
  useAppBadge(count)
  if (count === 0) return null
  return (
    <span className={className} aria-hidden="true">
      <Badge count={count} label="" />
    </span>
  )
}
