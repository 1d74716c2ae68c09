import { ANSWER_LENGTH, changeQuestions, QUESTIONS_CHOSEN, setQuestions } from '@understudy/contracts/security'
import * as z from 'zod/mini'
import { call } from '@/shared/api'
import { type BoundField, PasswordField, rules, TextField, useForm } from '@/shared/forms'
import { Field } from '@/shared/forms/Field'
import { useText } from '@/shared/i18n'
import { placed } from './refused.ts'
import styles from './Security.module.css'
import { accepted, SecuritySheet } from './SecuritySheet.tsx'
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
  const { field, form, busy, failure } = useForm({
    initial,
    schema: schemaOf(isSet, asks),
    async submit(given) {
      const values = given as Values
      const answers = PLACES.map((place) => ({
        questionId: Number(values[`question${place}`]),
        answer: values[`answer${place}`] ?? '',
      }))
      const currentAnswers = own.map((questionId, place) => ({ questionId, answer: values[`current${place}`] ?? '' }))
      try {
        if (isSet) await call(changeQuestions, { body: { currentAnswers, answers } })
        else await call(setQuestions, { body: { answers, password: values.password ?? '' } })
      } catch (error) {
        throw placed(error)
      }
      accepted(onClose)
    },
  })
  const textOf = (id: number | undefined) => questions.find((question) => question.id === id)?.text ?? ''
  return (
    <SecuritySheet
      title={t('security:questions.title')}
      intro={t(isSet ? 'security:questions.introChange' : 'security:questions.intro')}
      {...{ form, busy, failure, onClose }}
    >
      {isSet &&
        own.map((id, place) => (
          <TextField key={id} field={field(`current${place}`)} label={textOf(id)} maxLength={max} autoComplete="off" />
        ))}
      {PLACES.map((place) => (
        <div key={place} className={styles.pair}>
          <QuestionChoice
            field={field(`question${place}`)}
            label={t('security:questions.number', { number: place + 1 })}
            questions={questions}
          />
          <TextField
            field={field(`answer${place}`)}
            label={t('security:questions.answer', { number: place + 1 })}
            maxLength={max}
            autoComplete="off"
          />
        </div>
      ))}
      {!isSet && asks && (
        <PasswordField
          field={field('password')}
          label={t('security:loginPassword')}
          autoComplete="current-password"
          maxLength={64}
        />
      )}
    </SecuritySheet>
  )
}

interface QuestionChoiceProps {
  field: BoundField<string>
  label: string
  questions: readonly { id: number; text: string }[]
}

function QuestionChoice({ field, label, questions }: QuestionChoiceProps) {
  return (
    <Field label={label} errors={field.errors}>
      {({ className: _className, ...control }) => (
        <select
          {...control}
          className={styles.select}
          name={field.name}
          value={field.value}
          onChange={(event) => field.onChange(event.target.value)}
        >
          {questions.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
