import type { Announcement } from '@understudy/contracts/announcements'
import { X } from 'lucide-react'
import { useState } from 'react'
import { SafeHtml } from '@/shared/content/SafeHtml'
import { Checkbox } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { ArtImage } from '@/shared/ui/ArtImage'
import { IconButton } from '@/shared/ui/Button'
import { Overlay } from '@/shared/ui/Overlay'
import { firstPicture } from './first-picture.ts'
import styles from './PopupDialog.module.css'
import { PopupSteps } from './PopupSteps.tsx'
import { Postcard } from './Postcard.tsx'
import { useSlides } from './use-slides.ts'

export interface PopupDialogProps {
  entries: readonly Announcement[]
  autoplay: boolean
  onClose: (hideToday: boolean) => void
}

export default function PopupDialog({ entries, autoplay, onClose }: PopupDialogProps) {
  const t = useText()
  const [hideToday, setHideToday] = useState(true)
  const slides = useSlides(entries.length, autoplay)
  const close = () => onClose(hideToday)
  const position = (index: number) => t('announcements:popup.position', { index: index + 1, count: entries.length })
  return (
    <Overlay
      open
      from="middle"
      bare
      unasked
      title={t('announcements:popup.title')}
      onClose={close}
      className={styles.card}
    >
      <IconButton className={styles.close} label={t('shared:action.close')} icon={<X size={22} />} onClick={close} />
      <section aria-roledescription={t('announcements:popup.carousel')} aria-label={t('announcements:popup.title')}>
        <div {...slides.track} className={styles.track}>
          {entries.map((entry, index) => (
            <article
              key={entry.id}
              className={styles.slide}
              aria-roledescription={t('announcements:popup.slide')}
              aria-label={position(index)}
              inert={index !== slides.index}
            >
              <div className={styles.art}>
                <Picture entry={entry} index={index} />
              </div>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard from here */}
              <div className={styles.words} tabIndex={0}>
                <h2 className={styles.title}>{entry.title}</h2>
                <SafeHtml html={entry.content} className={styles.content} onLeave={close} />
              </div>
            </article>
          ))}
        </div>
        {entries.length > 1 && <PopupSteps count={entries.length} autoplay={autoplay} slides={slides} />}
        <p className="visually-hidden" aria-live={slides.playing ? 'off' : 'polite'}>
          {position(slides.index)} {entries[slides.index]?.title}
        </p>
      </section>
      <Checkbox className={styles.hide} checked={hideToday} onChange={setHideToday}>
        {t('announcements:popup.hideToday')}
      </Checkbox>
    </Overlay>
  )
}

function Picture({ entry, index }: { entry: Announcement; index: number }) {
  const picture = firstPicture(entry)
  return picture ? <ArtImage src={picture} alt="" ratio="auto" urgent={index === 0} /> : <Postcard kind={index} />
}
