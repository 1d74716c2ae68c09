import type { Announcement } from '@understudy/contracts/announcements'
import { X } from 'lucide-react'
import { useState } from 'react'
import { SafeHtml } from '@/shared/content/SafeHtml'
import { Checkbox } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { TIMINGS } from '@/shared/timings'
import { ArtImage } from '@/shared/ui/ArtImage'
import { IconButton } from '@/shared/ui/Button'
import { CarouselTrack } from '@/shared/ui/CarouselTrack'
import { Overlay } from '@/shared/ui/Overlay'
import { useCarousel } from '@/shared/ui/use-carousel'
import { firstPicture } from './first-picture.ts'
import styles from './PopupDialog.module.css'
import { PopupSteps } from './PopupSteps.tsx'
import { Postcard } from './Postcard.tsx'

export interface PopupDialogProps {
  entries: readonly Announcement[]
  /** Promotions that entries may link to. */
  promotions: readonly Announcement[]
  autoplay: boolean
  onClose: (hideToday: boolean) => void
}

export default function PopupDialog({ entries, promotions, autoplay, onClose }: PopupDialogProps) {
  const t = useText()
  const [hideToday, setHideToday] = useState(true)
  const close = () => onClose(hideToday)
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
      <Entries entries={entries} promotions={promotions} autoplay={autoplay} onLeave={close} />
      <Checkbox className={styles.hide} checked={hideToday} onChange={setHideToday}>
        {t('announcements:popup.hideToday')}
      </Checkbox>
    </Overlay>
  )
}

interface EntriesProps extends Pick<PopupDialogProps, 'entries' | 'promotions' | 'autoplay'> {
  /** Called when a link was followed. */
  onLeave: () => void
}

function Entries({ entries, promotions, autoplay, onLeave }: EntriesProps) {
  const t = useText()
  const carousel = useCarousel({ count: entries.length, ...(autoplay && { every: TIMINGS.autoplay }) })
  const position = (index: number) => t('announcements:popup.position', { index: index + 1, count: entries.length })
  return (
    <section aria-roledescription={t('announcements:popup.carousel')} aria-label={t('announcements:popup.title')}>
      <CarouselTrack carousel={carousel} className={styles.track}>
        {entries.map((entry, index) => (
          <article
            key={entry.id}
            className={styles.slide}
            aria-roledescription={t('announcements:popup.slide')}
            aria-label={position(index)}
            inert={index !== carousel.index}
          >
            <div className={styles.art}>
              <Picture entry={entry} index={index} />
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes a long text scrollable by keyboard */}
            <div className={styles.words} tabIndex={0}>
              <h2 className={styles.title}>{entry.title}</h2>
              <SafeHtml html={entry.content} className={styles.content} onLeave={onLeave} />
            </div>
            {entry.promotionType && (
              <ButtonLink to={offer(entry, promotions)} wide className={styles.act} onClick={onLeave}>
                {t('announcements:popup.offer')}
              </ButtonLink>
            )}
          </article>
        ))}
      </CarouselTrack>
      {entries.length > 1 && <PopupSteps count={entries.length} autoplay={autoplay} carousel={carousel} />}
      <p className="visually-hidden" aria-live={carousel.playing ? 'off' : 'polite'}>
        {position(carousel.index)} {entries[carousel.index]?.title}
      </p>
    </section>
  )
}

/** Link of an entry: its promotion, or the list when none of its type is shown. */
function offer({ promotionType }: Announcement, promotions: readonly Announcement[]) {
  const promotion = promotions.find((one) => one.promotionType === promotionType)
  return promotion ? paths.promotion({ id: promotion.id }) : paths.promotions()
}

function Picture({ entry, index }: { entry: Announcement; index: number }) {
  const picture = firstPicture(entry)
  return picture ? <ArtImage src={picture} alt="" ratio="auto" urgent={index === 0} /> : <Postcard kind={index} />
}
