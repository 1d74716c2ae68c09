import { Megaphone } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Overlay } from '@/shared/ui/Overlay'
import { Skeleton } from '@/shared/ui/Skeleton'
import { NoticeList } from './NoticeList.tsx'
import styles from './NoticeSheet.module.css'
import { useNotices } from './notices.queries.ts'

export default function NoticeSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Overlay open from="below" title={t('announcements:notice.title')} onClose={onClose}>
      <div className={styles.body}>
        <Notices onLeave={onClose} />
      </div>
    </Overlay>
  )
}

function Notices({ onLeave }: { onLeave: () => void }) {
  const t = useText()
  const { notices, isUnread, isPending, error, retry } = useNotices()
  if (isPending) return [0, 1, 2, 3].map((row) => <Skeleton key={`waiting ${row}`} height="76px" radius={16} />)
  if (error)
    return (
      <QueryFailed error={error} onRetry={retry}>
        {t('announcements:notice.failed')}
      </QueryFailed>
    )
  if (notices.length === 0) return <EmptyState>{t('announcements:notice.empty')}</EmptyState>
  return <NoticeList notices={notices} isUnread={isUnread} icon={<Megaphone size={20} />} onLeave={onLeave} />
}
