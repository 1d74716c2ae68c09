import { breathing, Skeleton } from '@/shared/ui/Skeleton'
import styles from './Bets.module.css'

/** Bets that are on their way, in their final shape. */
export const BetsLoading = () => (
  <div className={`${styles.waiting} ${breathing}`} aria-busy="true">
    {[0, 1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height="74px" radius="var(--radius-card)" />
    ))}
  </div>
)
