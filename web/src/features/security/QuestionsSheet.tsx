import { ANSWER_LENGTH, changeQuestions, QUESTIONS_CHOSEN, setQuestions } from '@understudy/contracts/security'
import * as z from 'zod/mini'
import { rules, SelectField, TextField } from '@/shared/forms'
import { useForm } from '@/shared/forms/use-form'
import { useText } from '@/shared/i18n'
import styles from './Security.module.css'
import { LoginPasswordField, SecuritySheet, useSecurityAction } from './SecuritySheet.tsx'
import { useOwnQuestions, useQuestions } from './security.queries.ts'
import { loginPassword } from './security-rules.ts'

const NUMBERS = Array.from({ length: QUESTIONS_CHOSEN }, (_, at) => at)
const { min, max } = ANSWER_LENGTH
const answer = z.string().check(z.trim(), rules.required('security:questions.enter'), rules.length(min, max))

const initial = () => ({
  password: '',
  currentAnswers: NUMBERS.map(() => ({ answer: '' })),
  answers: NUMBERS.map((at) => ({ questionId: String(at + 1), answer: '' })),
})

/** Form values in the shape of the body, so that the server's field errors match by path. */
const schemaOf = (isSet: boolean, asks: boolean) =>
  z.object({
    password: loginPassword(!isSet && asks),
    currentAnswers: z.array(z.object({ answer: isSet ? answer : z.string() })),
    answers: z.array(z.object({ questionId: z.string(), answer })).check(({ value, issues }) => {
      for (const [at, { questionId }] of value.entries())
        if (value.slice(0, at).some((earlier) => earlier.questionId === questionId))
          issues.push({
            code: 'custom',
            message: 'security:questions.different',
            path: [at, 'questionId'],
            input: value,
          })
    }),
  })

interface QuestionsSheetProps {
  isSet: boolean
  asks: boolean
  onClose: () => void
}

/** Sheet of three security questions; existing ones must be answered first. */
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
      const answers = given.answers.map(({ questionId, answer }) => ({ questionId: Number(questionId), answer }))
      const currentAnswers = own.map((questionId, index) => ({
        questionId,
        answer: given.currentAnswers[index]?.answer ?? '',
      }))
      if (isSet) await change.send({ body: { currentAnswers, answers } })
      else await set.send({ body: { answers, password: given.password } })
    },
  })
  const textOf = (id: number | undefined) => questions.find((question) => question.id === id)?.text ?? ''
  return (
    <SecuritySheet
      title={t('security:questions.title')}
      intro={t(isSet ? 'security:questions.introChange' : 'security:questions.intro')}
      form={form}
      onClose={onClose}
    >
      {isSet &&
        own.map((id, index) => (
          <TextField
            key={id}
            field={field(`currentAnswers.${index}.answer`)}
            label={textOf(id)}
            maxLength={max}
            autoComplete="off"
          />
        ))}
      {NUMBERS.map((at) => (
        <div key={at} className={styles.pair}>
          <SelectField
            field={field(`answers.${at}.questionId`)}
            label={t('security:questions.number', { number: at + 1 })}
            options={questions.map(({ id, text }) => ({ value: String(id), label: text }))}
          />
          <TextField
            field={field(`answers.${at}.answer`)}
            label={t('security:questions.answer', { number: at + 1 })}
            maxLength={max}
            autoComplete="off"
          />
        </div>
      ))}
      {!isSet && asks && <LoginPasswordField field={field('password')} />}
    </SecuritySheet>
  )
}
