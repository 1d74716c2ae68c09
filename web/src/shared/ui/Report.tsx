import type { ReactNode } from 'react'
import { useDates } from '@/shared/format/dates'
import styles from './Report.module.css'

interface ReportProps {
  title: string
  /** Stands at the end of the title's line. */
  status?: ReactNode
  /** When it was written, epoch ms. */
  at: number
  words: string
  answer: string | null
  answerLabel: string
  /** Stands between the words and the answer. */
  children?: ReactNode
}

/** What a player has written to the team, and the answer once there is one. */
export function Report({ title, status, at, words, answer, answerLabel, children }: ReportProps) {
  const { local } = useDates()
  return (
    <article className={styles.report} aria-label={title}>
      <h3 className={styles.title}>
        {title}
        {status}
      </h3>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {local(at, 'moment')}
      </time>
      <p dir="auto" className={styles.words}>
        {words}
      </p>
      {children}
      {answer !== null && (
        <p dir="auto" className={styles.answer}>
          <strong>{answerLabel}</strong> {answer}
        </p>
      )}
    </article>
  )
}
