import { LayoutGrid } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { classes } from '@/shared/ui/classes'
import styles from './CategoryRail.module.css'
import { type Category, categoryLabel } from './categories.ts'
import { CATEGORY_ICONS } from './category-icons.ts'

interface CategoryRailProps {
  categories: readonly Category[]
  current: Category
  onPick: (category: Category) => void
  /** A column beside the content, or a row above it. */
  lies: 'beside' | 'above'
  /** Label of the entry HOME when it means an overview. */
  overview?: string
}

/** Sticky list of the categories with their icons. */
export function CategoryRail({ categories, current, onPick, lies, overview }: CategoryRailProps) {
  const t = useText()
  const rail = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current entry changes
  useEffect(() => {
    const active = rail.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (!active || !rail.current) return
    // Scrolls only the rail, not the page.
    const { clientWidth, clientHeight } = rail.current
    rail.current.scrollTo({
      left: active.offsetLeft - (clientWidth - active.offsetWidth) / 2,
      top: active.offsetTop - (clientHeight - active.offsetHeight) / 2,
    })
  }, [current, categories.length])

  return (
    <nav ref={rail} data-row className={classes(styles.rail, styles[lies])} aria-label={t('games:menu.label')}>
      {categories.map((category) => {
        const isOverview = category === 'HOME' && overview !== undefined
        const Icon = isOverview ? LayoutGrid : CATEGORY_ICONS[category]
        const content = (
          <>
            <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.label}>{isOverview ? overview : t(categoryLabel(category))}</span>
          </>
        )
        return category === 'REWARD' ? (
          <Link key={category} to={paths.rewardCenter()} className={styles.entry}>
            {content}
          </Link>
        ) : (
          <button
            key={category}
            type="button"
            className={styles.entry}
            aria-pressed={category === current}
            onClick={() => onPick(category)}
          >
            {content}
          </button>
        )
      })}
    </nav>
  )
}
