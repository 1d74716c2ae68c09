import { Megaphone } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Skeleton } from '@/shared/ui/Skeleton'
import { NoticeList } from './NoticeList.tsx'
import { useNotices } from './notices.queries.ts'

interface NoticesProps {
  openId: number | undefined
  onOpen: (id: number | undefined) => void
  onLeave?: () => void
}

/** The announcements in all states of their query, for the page and the sheet over home. */
export function Notices({ openId, onOpen, onLeave }: NoticesProps) {
  const t = useText()
  const { notices, isUnread, isPending, error, retry } = useNotices()
  if (isPending) return [0, 1, 2, 3].map((row) => <Skeleton key={`waiting ${row}`} height="76px" radius={16} />)
  if (error)
    return (
      <QueryFailed error={error} onRetry={retry}>
        {t('announcements:notice.failed')}
      </QueryFailed>
    )
  if (notices.length === 0)
    return (
      <EmptyState action={<ButtonLink to={paths.home()}>{t('shared:action.goHome')}</ButtonLink>}>
        {t('announcements:notice.empty')}
      </EmptyState>
    )
  const isMissing = openId !== undefined && !notices.some(({ id }) => id === openId)
  return (
    <>
      {isMissing && <p role="status">{t('announcements:notice.gone')}</p>}
      <NoticeList
        notices={notices}
        isUnread={isUnread}
        icon={<Megaphone size={20} />}
        openId={openId}
        onOpen={onOpen}
        onLeave={onLeave}
      />
    </>
  )
}
