import { FEEDBACK_TYPES, type Feedback } from '@understudy/contracts/feedback'
import { useText } from '@/shared/i18n'
import { Muted } from '@/shared/ui/Muted'
import { Report } from '@/shared/ui/Report'
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
  const name = TYPE_NAMES.find((one) => FEEDBACK_TYPES[one] === type) ?? 'other'
  return (
    <Report
      title={t(`feedback:types.${name}`)}
      at={at}
      words={content}
      answer={answer}
      answerLabel={t('feedback:answer')}
    >
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
      {answer === null && <Muted>{t('feedback:waiting')}</Muted>}
    </Report>
  )
}
