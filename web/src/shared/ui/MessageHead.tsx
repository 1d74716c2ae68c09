import type { ReactNode } from 'react'
import styles from './MessageHead.module.css'

interface MessageHeadProps {
  icon: ReactNode
  title: string
  /** Word before the title for screen readers, of a message that was not read. */
  unread: string | false
  /** When it was sent. */
  time: ReactNode
  /** Beginning of the text. */
  preview?: string
}

/** Icon, title, time and first line of a message or notice, with a mark until it is read. */
export function MessageHead({ icon, title, unread, time, preview }: MessageHeadProps) {
  const mark = unread !== false || undefined
  return (
    <>
      <span className={styles.icon} data-unread={mark} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.title} data-unread={mark}>
          {unread && <span className="visually-hidden">{unread}: </span>}
          {title}
        </span>
        {preview && <span className={styles.preview}>{preview}</span>}
        <span className={styles.time}>{time}</span>
      </span>
    </>
  )
}
