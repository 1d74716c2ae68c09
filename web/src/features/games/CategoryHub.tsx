import { RewardDot } from '@/domain/unread/RewardDot'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { Card } from '@/shared/ui/Card'
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
      {categoriesShown(CATEGORIES, known).map((category) => {
        const Icon = CATEGORY_ICONS[category]
        const content = (
          <>
            <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.label}>{t(categoryLabel(category))}</span>
          </>
        )
        return (
          <li key={category}>
            {category === 'REWARD' ? (
              <Link to={paths.rewardCenter()} className={styles.entry}>
                {content}
                <RewardDot over />
              </Link>
            ) : (
              <button
                type="button"
                className={styles.entry}
                aria-pressed={category === current}
                onClick={() => onPick(category)}
              >
                {content}
              </button>
            )}
          </li>
        )
      })}
    </Card>
  )
}
