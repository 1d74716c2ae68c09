import { FEEDBACK_TYPES, type Feedback } from '@understudy/contracts/feedback'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { Muted } from '@/shared/ui/Muted'
import styles from './Feedback.module.css'
import { useSentFeedback } from './feedback.queries.ts'
import { TYPE_NAMES } from './feedback-rules.ts'

/** Earlier feedback with the team's answers; nothing if there is none. */
export function SentFeedback() {
  const t = useText()
  const { data } = useSentFeedback()
  if (!data || data.length === 0) return null
  return (
    <section className={styles.sent} aria-label={t('feedback:history')}>
      <h2 className={styles.title}>{t('feedback:history')}</h2>
      {data.map((feedback) => (
        <SentOne key={feedback.id} feedback={feedback} />
      ))}
    </section>
  )
}

function SentOne({ feedback: { type, content, at, answer, images } }: { feedback: Feedback }) {
  const t = useText()
  const { local } = useDates()
  const name = TYPE_NAMES.find((one) => FEEDBACK_TYPES[one] === type) ?? 'other'
  return (
    <article className={styles.one}>
      <p className={styles.head}>
        <span>{t(`feedback:types.${name}`)}</span>
        <time dateTime={new Date(at).toISOString()}>{local(at, 'moment')}</time>
      </p>
      <p dir="auto" className={styles.words}>
        {content}
      </p>
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map((image, index) => (
            <li key={image}>
              <img
                src={image}
                alt={t('feedback:picture', { number: index + 1 })}
                loading="lazy"
                width={72}
                height={72}
              />
            </li>
          ))}
        </ul>
      )}
      {answer === null ? (
        <Muted>{t('feedback:waiting')}</Muted>
      ) : (
        <p dir="auto" className={styles.answer}>
          <strong>{t('feedback:answer')}</strong> {answer}
        </p>
      )}
    </article>
  )
}
