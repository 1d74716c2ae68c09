import { LayoutGrid, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { RewardDot } from '@/domain/unread/RewardDot'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { IconButton } from '@/shared/ui/Button'
import { Chip } from '@/shared/ui/Chip'
import chip from '@/shared/ui/Chip.module.css'
import { scrollBehavior } from '@/shared/ui/use-prefers-still'
import styles from './CategoryTabs.module.css'
import { type Category, categoriesShown, categoryLabel, TABS } from './categories.ts'

interface CategoryTabsProps {
  current: Category
  onPick: (category: Category) => void
  /** Types with vendors at this merchant, once loaded. */
  known?: readonly string[]
  hubOpen: boolean
  onToggleHub: () => void
}

const LINKS = { PROMO: paths.promotions(), REWARD: paths.rewardCenter() } as const

/** The scrolling category tabs (HOME-008). A second tap on the current category returns to HOME. */
export function CategoryTabs({ current, onPick, known, hubOpen, onToggleHub }: CategoryTabsProps) {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const active = row.current?.querySelector(`[data-category='${current}']`)
    // Scrolls only sideways, not the page.
    if (active instanceof HTMLElement && row.current)
      row.current.scrollTo({
        left: active.offsetLeft - (row.current.clientWidth - active.offsetWidth) / 2,
        behavior: scrollBehavior(),
      })
  }, [current])

  return (
    <nav className={styles.bar} aria-label={t('games:menu.label')}>
      <IconButton
        className={styles.hub}
        label={t('games:menu.all')}
        icon={<LayoutGrid size={20} />}
        data-active={current === 'HOME'}
        aria-expanded={hubOpen}
        onClick={onToggleHub}
      />
      <Link to={paths.games()} state={{ search: true }} className={styles.search} aria-label={t('games:hub.search')}>
        <Search size={20} aria-hidden="true" />
      </Link>
      <div ref={row} data-row className={styles.row}>
        {categoriesShown(TABS, known).map((tab) =>
          tab === 'PROMO' || tab === 'REWARD' ? (
            <Link key={tab} to={LINKS[tab]} className={chip.chip}>
              {t(categoryLabel(tab))}
              {tab === 'REWARD' && <RewardDot />}
            </Link>
          ) : (
            <Chip
              key={tab}
              data-category={tab}
              active={tab === current}
              aria-pressed={tab === current}
              onClick={() => onPick(tab === current ? 'HOME' : tab)}
            >
              {t(categoryLabel(tab))}
            </Chip>
          ),
        )}
      </div>
    </nav>
  )
}
