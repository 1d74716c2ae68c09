import { DateSelects } from '@/shared/ui/DateSelects'
import { Field } from './Field.tsx'
import type { BoundField } from './use-form.ts'

interface DateFieldProps {
  /** A day, `YYYY-MM-DD`, or empty. */
  field: BoundField<string>
  label: string
  /** First and last day to choose from, `YYYY-MM-DD`. */
  min: string
  max: string
}

/** Field for a day, chosen from lists of days, months and years. */
export const DateField = ({ field: { value, errors, onChange, onBlur }, label, min, max }: DateFieldProps) => (
  <Field label={label} errors={errors}>
    {({ className: _className, ...control }) => (
      <DateSelects
        {...control}
        bare
        label={label}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        min={min}
        max={max}
      />
    )}
  </Field>
)
