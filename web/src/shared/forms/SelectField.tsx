import { Select } from '@/shared/ui/Select'
import { Field } from './Field.tsx'
import type { BoundField } from './use-form.ts'

interface SelectFieldProps<T extends string> {
  field: BoundField<T>
  label: string
  options: readonly { value: T; label: string }[]
}

/** Select field, with the device's native list. */
export function SelectField<T extends string>({ field, label, options }: SelectFieldProps<T>) {
  return (
    <Field label={label} errors={field.errors}>
      {({ className: _className, ...control }) => (
        <Select
          {...control}
          bare
          name={field.name}
          value={field.value}
          onChange={(event) => field.onChange(event.target.value as T)}
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
