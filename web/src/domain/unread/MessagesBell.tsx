import { Bell } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { IconLink } from '@/shared/navigation/links'
import { Badge } from '@/shared/ui/Badge'
import styles from './MessagesBell.module.css'
import { useUnreadCounts } from './use-unread-counts.ts'

/** Link to the message centre with the unread count. */
export function MessagesBell({ label }: { label: string }) {
  const { totalUnreadCount: count } = useUnreadCounts()
  const t = useText()
  return (
    <span className={styles.bell}>
      <IconLink
        to={paths.messages()}
        label={count > 0 ? `${label}: ${t('shared:unread', { count })}` : label}
        icon={<Bell size={22} />}
      />
      <span className={styles.badge} aria-hidden="true">
        <Badge count={count} label="" />
      </span>
    </span>
  )
}
