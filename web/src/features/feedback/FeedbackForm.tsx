import { FEEDBACK_LENGTH } from '@understudy/contracts/feedback'
import { CaptchaField, Form, SelectField } from '@/shared/forms'
import { Field } from '@/shared/forms/Field'
import { UploadField } from '@/shared/forms/UploadField'
import { useText } from '@/shared/i18n'
import { classes } from '@/shared/ui/classes'
import styles from './Feedback.module.css'
import { TYPE_NAMES } from './feedback-rules.ts'
import { useFeedbackForm } from './use-feedback-form.ts'

/** Question type, description with its counter, captcha and submit (spec §2 feedback). */
export function FeedbackForm() {
  const t = useText()
  const { field, form, captcha, sent } = useFeedbackForm()
  const content = field('content')
  const types = TYPE_NAMES.map((name) => ({ value: name, label: t(`feedback:types.${name}`) }))
  return (
    <Form form={form} label={t('feedback:form')} submit={t('feedback:submit')} disabled={content.value === ''}>
      <SelectField
        field={field('type')}
        label={t('feedback:type')}
        options={[{ value: '', label: t('feedback:choose') }, ...types]}
      />
      <Field
        label={t('feedback:content')}
        errors={content.errors}
        note={
          <span className={styles.note}>
            <span>{t('forms:hint.feedback')}</span>
            <bdi dir="ltr">
              {content.value.length}/{FEEDBACK_LENGTH.max}
            </bdi>
          </span>
        }
      >
        {({ className, ...control }) => (
          <textarea
            {...control}
            className={classes(className, styles.content)}
            name={content.name}
            value={content.value}
            maxLength={FEEDBACK_LENGTH.max}
            rows={5}
            onChange={(event) => content.onChange(event.target.value.slice(0, FEEDBACK_LENGTH.max))}
            onBlur={content.onBlur}
          />
        )}
      </Field>
      <UploadField key={sent} field={field('images')} label={t('feedback:images')} />
      {captcha && <CaptchaField field={field('captcha')} captcha={captcha} />}
    </Form>
  )
}
