import type { ReactNode } from 'react'
import { Card } from '@/shared/ui/Card'
import { Muted } from '@/shared/ui/Muted'
import styles from './Totals.module.css'

interface TotalsProps {
  label: string
  /** The count as text. */
  count?: string
  /** The first is the figure that the selection is about, and is shown large. */
  sums: readonly { name: string; value: ReactNode; className?: string }[]
}

/** Totals of the whole selection, including rows that are not loaded yet. */
export function Totals({ label, count, sums }: TotalsProps) {
  return (
    <Card as="section" className={styles.totals} aria-label={label}>
      {count && <Muted>{count}</Muted>}
      <dl className={styles.sums}>
        {sums.map(({ name, value, className }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={className}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
