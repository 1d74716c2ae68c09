import { useSearchParams } from 'react-router-dom'
import { Notices } from '@/features/announcements/Notices'
import page from '@/shared/ui/Page.module.css'

/** /m/notice: the announcements; `detailId` in the URL names the open one, so that it survives a reload. */
export default function NoticeScreen() {
  const [query, setQuery] = useSearchParams()
  const noticeId = query.get('detailId') ?? ''
  return (
    <div className={page.page}>
      <Notices
        openId={/^\d{1,15}$/.test(noticeId) ? Number(noticeId) : undefined}
        onOpen={(id) => setQuery(id === undefined ? {} : { detailId: String(id) }, { replace: true })}
      />
    </div>
  )
}
