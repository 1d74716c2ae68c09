import { Play } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import styles from './FreePlay.module.css'

interface FreePlayProps {
  onStart: () => void
  /** Whether settings are still loading: only reserves the space. */
  pending?: boolean
}

/** Free play for visitors (HOME-032). Starting it is implemented in another feature. */
export function FreePlay({ onStart, pending = false }: FreePlayProps) {
  const t = useText()
  return (
    <section
      className={styles.card}
      aria-label={t('home:freePlay.action')}
      aria-hidden={pending}
      data-pending={pending}
    >
      <p className={styles.text}>
        <strong className={styles.title}>{t('home:freePlay.title')}</strong>
        {t('home:freePlay.text')}
      </p>
      <Button size="small" icon={<Play size={16} fill="currentColor" aria-hidden="true" />} onClick={onStart}>
        {t('home:freePlay.action')}
      </Button>
    </section>
  )
}
