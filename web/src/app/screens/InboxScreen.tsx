import { Inbox } from '@/features/inbox/Inbox'
import { useText } from '@/shared/i18n'
import page from '@/shared/ui/Page.module.css'

/** /m/webEmail: the member's inbox. */
export default function InboxScreen() {
  const t = useText()
  return (
    <div className={page.page}>
      <p className={page.intro}>{t('inbox:intro')}</p>
      <Inbox />
    </div>
  )
}
