import { ANSWER_LENGTH, changeQuestions, QUESTIONS_CHOSEN, setQuestions } from '@understudy/contracts/security'
import * as z from 'zod/mini'
import { rules, SelectField, TextField, useForm } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import styles from './Security.module.css'
import { LoginPasswordField, SecuritySheet, useSecurityAction } from './SecuritySheet.tsx'
import { useOwnQuestions, useQuestions } from './security.queries.ts'
import { loginPassword } from './security-rules.ts'

const PLACES = Array.from({ length: QUESTIONS_CHOSEN }, (_, place) => place)
const { min, max } = ANSWER_LENGTH
const answer = () => z.string().check(z.trim(), rules.required('security:questions.enter'), rules.length(min, max))

type Values = Record<string, string>

const initial = (): Values => ({
  password: '',
  ...Object.fromEntries(
    PLACES.flatMap((place) => [
      [`question${place}`, String(place + 1)],
      [`answer${place}`, ''],
      [`current${place}`, ''],
    ]),
  ),
})

const schemaOf = (isSet: boolean, asks: boolean) =>
  z
    .object({
      password: loginPassword(!isSet && asks),
      ...Object.fromEntries(
        PLACES.flatMap((place) => [
          [`question${place}`, z.string()],
          [`answer${place}`, answer()],
          [`current${place}`, isSet ? answer() : z.string()],
        ]),
      ),
    })
    .check(
      z.refine(
        (values) => new Set(PLACES.map((place) => (values as Values)[`question${place}`])).size === PLACES.length,
        {
          path: [`question${PLACES.length - 1}`],
          error: 'security:questions.different',
        },
      ),
    )

interface QuestionsSheetProps {
  isSet: boolean
  asks: boolean
  onClose: () => void
}

/** Three questions with answers; who has some already answers those first. */
export function QuestionsSheet({ isSet, asks, onClose }: QuestionsSheetProps) {
  const t = useText()
  const { data: questions = [] } = useQuestions()
  const { data: own = [] } = useOwnQuestions()
  const set = useSecurityAction(setQuestions, onClose)
  const change = useSecurityAction(changeQuestions, onClose)
  const { field, form } = useForm({
    initial,
    schema: schemaOf(isSet, asks),
    async submit(given) {
      const values = given as Values
      const answers = PLACES.map((place) => ({
        questionId: Number(values[`question${place}`]),
        answer: values[`answer${place}`] ?? '',
      }))
      const currentAnswers = own.map((questionId, place) => ({ questionId, answer: values[`current${place}`] ?? '' }))
      if (isSet) await change.send({ body: { currentAnswers, answers } })
      else await set.send({ body: { answers, password: values.password ?? '' } })
    },
  })
  const textOf = (id: number | undefined) => questions.find((question) => question.id === id)?.text ?? ''
  return (
    <SecuritySheet
      title={t('security:questions.title')}
      intro={t(isSet ? 'security:questions.introChange' : 'security:questions.intro')}
      {...{ form, onClose }}
    >
      {isSet &&
        own.map((id, place) => (
          <TextField key={id} field={field(`current${place}`)} label={textOf(id)} maxLength={max} autoComplete="off" />
        ))}
      {PLACES.map((place) => (
        <div key={place} className={styles.pair}>
          <SelectField
            field={field(`question${place}`)}
            label={t('security:questions.number', { number: place + 1 })}
            options={questions.map(({ id, text }) => ({ value: String(id), label: text }))}
          />
          <TextField
            field={field(`answer${place}`)}
            label={t('security:questions.answer', { number: place + 1 })}
            maxLength={max}
            autoComplete="off"
          />
        </div>
      ))}
      {!isSet && asks && <LoginPasswordField field={field('password')} />}
    </SecuritySheet>
  )
}
