import styles from './AskDialog.module.css'
import type { Question } from './ask.ts'
import { Button } from './Button.tsx'
import { Overlay } from './Overlay.tsx'

export default function AskDialog({ question, answer }: { question: Question; answer: (yes: boolean) => void }) {
  return (
    <Overlay open from="middle" bare title={question.title} onClose={() => answer(false)} className={styles.card}>
      <p className={styles.title} aria-hidden="true">
        {question.title}
      </p>
      {question.text && <p className={styles.text}>{question.text}</p>}
      <div className={styles.actions}>
        {question.cancel && (
          <Button look="secondary" wide onClick={() => answer(false)}>
            {question.cancel}
          </Button>
        )}
        <Button look={question.danger ? 'danger' : 'primary'} wide onClick={() => answer(true)}>
          {question.confirm}
        </Button>
      </div>
    </Overlay>
  )
}
