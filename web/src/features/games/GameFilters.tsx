import { useText } from '@/shared/i18n'
import { useRole } from '@/shared/session'
import { LOGIN_TOAST } from '@/shared/timings'
import { Chip } from '@/shared/ui/Chip'
import { toast } from '@/shared/ui/toast'
import styles from './chip-row.module.css'

export const FILTERS = ['hot', 'new', 'recent', 'fav'] as const
export type Filter = (typeof FILTERS)[number] | 'all'

interface GameFiltersProps {
  current: Filter
  /** The offered filters, without those the merchant has disabled. */
  offered: readonly (typeof FILTERS)[number][]
  onPick: (filter: Filter) => void
}

/** Filter of a vendor's games; a second tap clears it. Recent and favourite are personal lists (GAMES-003). */
export function GameFilters({ current, offered, onPick }: GameFiltersProps) {
  const t = useText()
  const { isGuest } = useRole()
  const pick = (filter: Filter) => {
    if (isGuest && (filter === 'recent' || filter === 'fav')) {
      toast.info(t('shared:loginRequired'), LOGIN_TOAST.loginRequired)
      return
    }
    onPick(filter)
  }
  return (
    <fieldset data-row className={styles.row}>
      <legend className="visually-hidden">{t('games:filter.label')}</legend>
      {offered.map((filter) => (
        <Chip
          key={filter}
          className={styles.filter}
          active={filter === current}
          aria-pressed={filter === current}
          onClick={() => pick(filter === current ? 'all' : filter)}
        >
          {t(`games:filter.${filter}`)}
        </Chip>
      ))}
    </fieldset>
  )
}
