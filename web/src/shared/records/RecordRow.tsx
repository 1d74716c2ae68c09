import type { ReactNode } from 'react'
import { Link } from '@/shared/navigation/Link'
import styles from './RecordRow.module.css'

interface RecordContent {
  title: ReactNode
  /** Second line: kind, time, number. */
  hint: ReactNode
  amount: ReactNode
  /** Status. */
  status?: ReactNode
}

/** One entry of a record. `onOpen` opens its details; without it the row is not interactive. */
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

/** An entry that links to another record. */
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
