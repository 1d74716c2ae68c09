import { SlideMessage, type SlideResult } from '@understudy/contracts/slide'
import { useEffect, useRef, useState } from 'react'
import { safeParse } from 'zod/mini'
import { useText } from '@/shared/i18n'
import { useTheme } from '@/shared/theme'
import { Overlay } from '@/shared/ui/Overlay'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './SlideDialog.module.css'

interface SlideDialogProps {
  /** URL of the provider's page. */
  page: string
  onPassed: (result: SlideResult) => void
  onClose: () => void
  onExpired: () => void
}

/** The provider's page in a frame; only messages from its window and origin are accepted. */
export default function SlideDialog({ page, onPassed, onClose, onExpired }: SlideDialogProps) {
  const t = useText()
  const theme = useTheme()
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const { origin } = new URL(page)
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || !event.source || event.source !== frame.current?.contentWindow) return
      const message = safeParse(SlideMessage, event.data)
      if (!message.success) return
      if (message.data.type === 'slide-passed') onPassed(message.data.result)
      else if (message.data.type === 'slide-expired') onExpired()
      else onClose()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [page, onPassed, onClose, onExpired])

  return (
    <Overlay open onClose={onClose} from="middle" title={t('forms:slide.title')} bare>
      <div className={styles.place} aria-busy={!shown}>
        {!shown && <Skeleton className={styles.waiting} height="auto" />}
        <iframe
          key={page}
          ref={frame}
          className={styles.frame}
          src={`${page}?theme=${theme}`}
          title={t('forms:slide.title')}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          onLoad={() => setShown(true)}
        />
      </div>
    </Overlay>
  )
}
