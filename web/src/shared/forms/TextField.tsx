import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field.tsx'
import type { BoundField } from './use-form.ts'

type Input = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'name' | 'id' | 'className'>

export interface TextFieldProps extends Input {
  field: BoundField<string>
  label: string
  icon?: ReactNode
  before?: ReactNode
  after?: ReactNode
  note?: ReactNode
  /** Names, codes and passwords run from left to right in every language. */
  code?: boolean
  /** Brings what is typed into the form the field takes, such as digits only. */
  shape?: (typed: string) => string
}

export function TextField({ field, label, icon, before, after, note, code, shape, ...input }: TextFieldProps) {
  const { name, value, errors, onChange, onBlur } = field
  return (
    <Field label={label} errors={errors} icon={icon} before={before} after={after} note={note}>
      {(control) => (
        <input
          type="text"
          dir={code ? 'ltr' : undefined}
          autoCapitalize={code ? 'none' : undefined}
          autoCorrect={code ? 'off' : undefined}
          spellCheck={code ? false : undefined}
          {...input}
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(shape ? shape(event.target.value) : event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
