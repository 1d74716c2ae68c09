import { useText } from '@/shared/i18n'
import { Field } from './Field.tsx'
import styles from './TextAreaField.module.css'
import type { BoundField } from './use-form.ts'

interface TextAreaFieldProps {
  field: BoundField<string>
  label: string
  /** Maximum length; the remaining characters are shown below. */
  maxLength: number
  rows?: number
}

/** Multi-line text field that shows the remaining characters. */
export function TextAreaField({ field, label, maxLength, rows = 5 }: TextAreaFieldProps) {
  const t = useText()
  const { name, value, errors, onChange, onBlur } = field
  return (
    <Field label={label} errors={errors} note={t('forms:left', { count: maxLength - value.length })}>
      {(control) => (
        <textarea
          {...control}
          className={styles.area}
          name={name}
          value={value}
          rows={rows}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
