import type { Choice, ContentRule } from '@understudy/contracts/lottery/content'
import { wordsOf } from './bet-lines.ts'
import styles from './SlipSheet.module.css'

/** The selection by position; numbers are left to right. */
export function Words({ content, choice }: { content: ContentRule; choice: Choice }) {
  const isText = content.kind === 'options'
  return (
    <p className={styles.chosen}>
      {wordsOf({ content }, choice).map(({ position, chosen }) => (
        <span key={position}>
          {position && <span className={styles.place}>{position} </span>}
          <bdi dir={isText ? 'auto' : 'ltr'} className={styles.numbers}>
            {chosen.join(isText ? ' · ' : ' ')}
          </bdi>
        </span>
      ))}
    </p>
  )
}
