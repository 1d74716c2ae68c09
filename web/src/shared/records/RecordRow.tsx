import type { ReactNode } from 'react'
import styles from './RecordRow.module.css'

interface RecordRowProps {
  title: ReactNode
  /** Second line, quieter: kind, time, number. */
  hint: ReactNode
  amount: ReactNode
  /** How it stands. */
  status?: ReactNode
  /** Opens what is known of it; without one the row only tells. */
  onOpen?: () => void
}

/** One entry of a record: what it was, and what it came to. */
export function RecordRow({ title, hint, amount, status, onOpen }: RecordRowProps) {
  const inside = (
    <>
      <span className={styles.what}>
        <b>{title}</b>
        <span>{hint}</span>
      </span>
      <span className={styles.figures}>
        {amount}
        {status && <span className={styles.status}>{status}</span>}
      </span>
    </>
  )
  if (!onOpen) return <div className={styles.row}>{inside}</div>
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
      {inside}
    </button>
  )
}
