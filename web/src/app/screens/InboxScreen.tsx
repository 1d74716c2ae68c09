import { Inbox } from '@/features/inbox/Inbox'
import page from '@/shared/ui/Page.module.css'

/** /m/webEmail: what the house wrote to the member. */
export default function InboxScreen() {
  return (
    <div className={page.page}>
      <Inbox />
    </div>
  )
}
