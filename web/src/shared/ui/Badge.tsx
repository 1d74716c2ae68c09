import { LIMITS } from '@understudy/contracts/page-sizes'
import styles from './Badge.module.css'

/** An unread count: nothing for zero, 99+ above the cap (spec §9). */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null
  return (
    <span className={styles.badge}>
      <bdi dir="ltr">{count > LIMITS.badge ? `${LIMITS.badge}+` : count}</bdi>
      <span className="visually-hidden"> {label}</span>
    </span>
  )
}
