import { Badge } from '@/shared/ui/Badge'
import { useUnreadCounts } from './use-unread-counts.ts'

/** Badge with the unread count over an icon. */
export function UnreadDot({ className }: { className?: string }) {
  const { totalUnreadCount: count } = useUnreadCounts()
  if (count === 0) return null
  return (
    <span className={className} aria-hidden="true">
      <Badge count={count} label="" />
    </span>
  )
}
