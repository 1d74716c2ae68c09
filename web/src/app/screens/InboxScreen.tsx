import { Inbox } from '@/features/inbox/Inbox'
import page from '@/shared/ui/Page.module.css'

/** /m/webEmail: the member's inbox. */
export default function InboxScreen() {
  return (
    <div className={page.page}>
      <Inbox />
    </div>
  )
}
