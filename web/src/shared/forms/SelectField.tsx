import { Select } from '@/shared/ui/Select'
import { Field } from './Field.tsx'
import type { BoundField } from './use-form.ts'

interface SelectFieldProps {
  field: BoundField<string>
  label: string
  options: readonly { value: string; label: string }[]
}

/** One of several, chosen in the phone's own list. */
export function SelectField({ field, label, options }: SelectFieldProps) {
  return (
    <Field label={label} errors={field.errors}>
      {({ className: _className, ...control }) => (
        <Select
          {...control}
          bare
          name={field.name}
          value={field.value}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
