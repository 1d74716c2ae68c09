import { useState } from 'react'
import { SelectBox, TextField } from '../parts/Fields.tsx'
import { useControlMutation } from '../use-control-mutation.ts'
import { BackOfficeForm } from './BackOfficeForm.tsx'

export interface ListedField<N extends string> {
  /** Its name in the control API, which is also that of its error. */
  name: N
  label: string
  /** The value before anything is typed or chosen; of a choice the first one. */
  initial?: string | undefined
  options?: readonly { value: string; label: string }[]
  /** Suggestions while typing. */
  proposals?: readonly string[]
  inputMode?: 'numeric' | 'decimal'
  maxLength?: number
  required?: boolean
}

interface FieldsFormProps<N extends string, Reply> {
  fields: readonly ListedField<N>[]
  send: (values: Record<N, string>) => Promise<Reply>
  /** Message after success. */
  said: (reply: Reply, values: Record<N, string>) => string
  button: string
}

/** A form of the back office that is a list of its fields. */
export function FieldsForm<const N extends string, Reply>({ fields, send, said, button }: FieldsFormProps<N, Reply>) {
  const act = useControlMutation()
  const [typed, setTyped] = useState<Partial<Record<N, string>>>({})
  const shownValue = ({ name, initial, options }: ListedField<N>) => typed[name] ?? initial ?? options?.[0]?.value ?? ''
  const values = Object.fromEntries(fields.map((field) => [field.name, shownValue(field)])) as Record<N, string>
  return (
    <BackOfficeForm act={act} send={() => send(values)} said={(reply) => said(reply, values)} button={button}>
      {fields.map(({ name, options, initial: _initial, ...field }) => {
        const control = {
          ...field,
          value: values[name],
          onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
          error: act.fieldError(name),
        }
        return options ? <SelectBox key={name} {...control} options={options} /> : <TextField key={name} {...control} />
      })}
    </BackOfficeForm>
  )
}
