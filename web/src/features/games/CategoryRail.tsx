import { LayoutGrid } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '@/shared/i18n'
import { classes } from '@/shared/ui/classes'
import { CategoryEntry } from './CategoryEntry.tsx'
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
        return (
          <CategoryEntry
            key={category}
            category={category}
            current={current}
            icon={isOverview ? LayoutGrid : CATEGORY_ICONS[category]}
            size={22}
            onPick={onPick}
            className={styles.entry}
          >
            <span className={styles.label}>{isOverview ? overview : t(categoryLabel(category))}</span>
          </CategoryEntry>
        )
      })}
    </nav>
  )
}
