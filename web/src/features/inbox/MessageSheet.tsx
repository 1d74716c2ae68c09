import type { Message } from '@understudy/contracts/inbox'
import { Trash2 } from 'lucide-react'
import { useSettings } from '@/domain/system'
import { LazyHtml } from '@/shared/content/LazyHtml'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { removeMessage } from './inbox.queries.ts'

interface MessageSheetProps {
  message: Message
  onClose: () => void
}

/** Sheet with one message. */
export default function MessageSheet({ message, onClose }: MessageSheetProps) {
  const t = useText()
  const { local } = useDates()
  const brand = useSettings()?.brand ?? ''
  return (
    <Overlay open from="below" title={message.title} onClose={onClose}>
      <article className={page.sheet}>
        <p className={page.intro}>
          {t(`inbox:type.${message.type}`, { brand })} · {local(message.createTime, 'moment')}
        </p>
        <LazyHtml html={message.content} onLeave={onClose} />
        <Button
          look="secondary"
          wide
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={() => {
            onClose()
            void removeMessage(message)
          }}
        >
          {t('inbox:delete')}
        </Button>
      </article>
    </Overlay>
  )
}
