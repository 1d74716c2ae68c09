import { RewardDot } from '@/domain/unread/RewardDot'
import { useText } from '@/shared/i18n'
import { Card } from '@/shared/ui/Card'
import { CategoryEntry } from './CategoryEntry.tsx'
import styles from './CategoryHub.module.css'
import { CATEGORIES, type Category, categoriesShown, categoryLabel } from './categories.ts'
import { CATEGORY_ICONS } from './category-icons.ts'

interface CategoryHubProps {
  current: Category
  onPick: (category: Category) => void
  known?: readonly string[]
}

/** The complete category menu: sixteen entries with icons (HOME-006). */
export function CategoryHub({ current, onPick, known }: CategoryHubProps) {
  const t = useText()
  return (
    <Card as="ul" data-row className={styles.hub}>
      {categoriesShown(CATEGORIES, known).map((category) => (
        <li key={category}>
          <CategoryEntry
            category={category}
            current={current}
            icon={CATEGORY_ICONS[category]}
            size={24}
            onPick={onPick}
            className={styles.entry}
          >
            <span className={styles.label}>{t(categoryLabel(category))}</span>
            {category === 'REWARD' && <RewardDot over />}
          </CategoryEntry>
        </li>
      ))}
    </Card>
  )
}
