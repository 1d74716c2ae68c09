import { breathing, Skeleton } from '@/shared/ui/Skeleton'
import styles from './HomeScreen.module.css'

/** Placeholder of the first shelf until its code is loaded, in its final size. */
export function ShelfPlaceholder() {
  return (
    <div aria-hidden="true" className={breathing}>
      <div className={styles.placeholderTitle}>
        <Skeleton width="7em" height={16} />
      </div>
      <div className={styles.placeholderRow}>
        {[1, 2, 3].map((index) => (
          <Skeleton key={index} height="auto" radius="var(--radius-tile)" className={styles.placeholderTile} />
        ))}
      </div>
    </div>
  )
}
