import { withoutMarks } from '@understudy/contracts/typed-text'
import type { ComponentProps, ReactNode } from 'react'
import { latinDigits } from '@/shared/format/digits'
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
  /** Direction of the input: names, codes and passwords run left to right in every language. */
  code?: boolean
  /** Normalises the input, for instance to digits only. */
  shape?: (typed: string) => string
}

const NUMERIC: ReadonlySet<string> = new Set(['numeric', 'decimal', 'tel'])

export function TextField({ field, label, icon, before, after, note, code, shape, ...input }: TextFieldProps) {
  const { name, value, errors, onChange, onBlur } = field
  // Numeric fields accept the digits of every keyboard, such as the Urdu ones.
  const figures = shape !== undefined || NUMERIC.has(input.inputMode ?? '')
  const change = (entered: string) => {
    const typed = withoutMarks(input.type === 'password' ? entered.normalize('NFC') : entered)
    const read = figures ? latinDigits(typed) : typed
    onChange(shape ? shape(read) : read)
  }
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
          onChange={(event) => change(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
