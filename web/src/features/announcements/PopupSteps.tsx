import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/Button'
import { CarouselDots, CarouselPause } from '@/shared/ui/Carousel'
import type { CarouselState } from '@/shared/ui/use-carousel'
import styles from './PopupSteps.module.css'

interface PopupStepsProps {
  count: number
  autoplay: boolean
  carousel: CarouselState
}

/** Arrows, a dot for each announcement, and a pause button. */
export function PopupSteps({ count, autoplay, carousel }: PopupStepsProps) {
  const t = useText()
  const { index, go } = carousel
  return (
    <div className={styles.steps}>
      <IconButton
        label={t('announcements:popup.previous')}
        icon={<ChevronLeft size={22} className="mirrored" />}
        onClick={() => go(index - 1)}
      />
      <CarouselDots count={count} index={index} />
      {autoplay && (
        <CarouselPause
          carousel={carousel}
          labels={{ pause: t('announcements:popup.pause'), play: t('announcements:popup.play') }}
        />
      )}
      <IconButton
        label={t('announcements:popup.next')}
        icon={<ChevronRight size={22} className="mirrored" />}
        onClick={() => go(index + 1)}
      />
    </div>
  )
}
