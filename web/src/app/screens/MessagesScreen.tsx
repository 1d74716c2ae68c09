import { MessageCentre } from '@/features/messages/MessageCentre'
import page from '@/shared/ui/Page.module.css'

/** /m/message: the message centre. */
export default function MessagesScreen() {
  return (
    <div className={page.page}>
      <MessageCentre />
    </div>
  )
}
