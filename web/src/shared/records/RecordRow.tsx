import type { ReactNode } from 'react'
import { Link } from '@/shared/navigation/Link'
import styles from './RecordRow.module.css'

interface RecordContent {
  title: ReactNode
  /** Second line, quieter: kind, time, number. */
  hint: ReactNode
  amount: ReactNode
  /** How it stands. */
  status?: ReactNode
}

/** One entry of a record: what it was, and what it came to. `onOpen` shows what is known of it; without one the row only tells. */
export function RecordRow({ onOpen, ...content }: RecordContent & { onOpen?: () => void }) {
  if (!onOpen)
    return (
      <div className={styles.row}>
        <Contents {...content} />
      </div>
    )
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
      <Contents {...content} />
    </button>
  )
}

/** An entry that leads to another record. */
export const RecordLink = ({ to, ...content }: RecordContent & { to: string }) => (
  <Link to={to} className={styles.row}>
    <Contents {...content} />
  </Link>
)

const Contents = ({ title, hint, amount, status }: RecordContent) => (
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
