import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/Button'
import styles from './PopupSteps.module.css'
import type { useSlides } from './use-slides.ts'

interface PopupStepsProps {
  count: number
  autoplay: boolean
  slides: ReturnType<typeof useSlides>
}

/** Arrows, a dot for each announcement, and a way to stop what moves by itself. */
export function PopupSteps({ count, autoplay, slides }: PopupStepsProps) {
  const t = useText()
  const { index, go, playing, setPlaying } = slides
  return (
    <div className={styles.steps}>
      <IconButton
        label={t('announcements:popup.previous')}
        icon={<ChevronLeft size={22} className="mirrored" />}
        onClick={() => go(index - 1)}
      />
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: count }, (_, dot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <span key={dot} className={styles.dot} data-here={dot === index || undefined} />
        ))}
      </span>
      {autoplay && (
        <IconButton
          label={t(playing ? 'announcements:popup.pause' : 'announcements:popup.play')}
          icon={playing ? <Pause size={18} /> : <Play size={18} />}
          onClick={() => setPlaying(!playing)}
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
