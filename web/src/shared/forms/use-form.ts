import { type FormEvent, useCallback, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { check, type FieldError, type FieldErrors } from './rules.ts'
import { useAfterPress } from './use-after-press.ts'
import { useFirstWrong } from './use-first-wrong.ts'
import { isFilled, useLanguageRecheck } from './use-language-recheck.ts'
import { useSending } from './use-sending.ts'

type Values = Record<string, unknown>

/** The props that bind a field to its form. */
export interface BoundField<T> {
  name: string
  value: T
  errors: readonly FieldError[]
  onChange: (value: T) => void
  onBlur: () => void
}

export interface FormOptions<V, S> {
  initial: V | (() => V)
  /** May depend on the values; its messages are text keys (`rule`). */
  schema: S | ((values: V) => S)
  /** An error it throws becomes the form's failure, `FieldsRefused` the fields' errors. The values stay either way. */
  submit: (values: S extends z.core.$ZodType ? z.output<S> : never) => Promise<unknown>
}

const checkNow = <V, S extends z.core.$ZodType>({ values, schemaOf }: { values: V; schemaOf: (values: V) => S }) =>
  check(schemaOf(values), values)

/**
 * State of a form with plain fields. `useNestedForm` is the same for rows and nested values: it uses a library of
 * thirteen kilobytes, which login and registration should not have to wait for.
 */
export function useForm<V extends Values, S extends z.core.$ZodType>({ initial, schema, submit }: FormOptions<V, S>) {
  const [values, setValues] = useState(initial)
  const [untouched] = useState(values)
  const [errors, setErrors] = useState<FieldErrors<V>>({})
  const schemaOf = (typed: V): S => (typeof schema === 'function' ? schema(typed) : schema)
  const latest = useRef({ values, schemaOf })
  latest.current = { values, schemaOf }
  const firstWrong = useFirstWrong()

  /** Revalidates some fields; the others keep their errors. */
  const recheck = useCallback((wanted: (field: keyof V) => boolean) => {
    const result = checkNow(latest.current)
    const found: FieldErrors<V> = result.ok ? {} : result.errors
    setErrors(
      (shown) =>
        Object.fromEntries(
          Object.keys(latest.current.values).map((field) => [field, wanted(field) ? found[field] : shown[field]]),
        ) as FieldErrors<V>,
    )
  }, [])
  useLanguageRecheck(() => recheck((field) => isFilled(latest.current.values[field])))

  const refuse = (fields: FieldErrors<V>) => {
    firstWrong.wanted.current = true
    setErrors(fields)
  }
  const refused = useRef<Partial<V>>({})
  const { busy, failure, attempts, begin, send } = useSending<V>((fields) => {
    refused.current = latest.current.values
    refuse(fields)
    return Object.keys(fields).some((name) => name in untouched)
  })
  /** Revalidates the fields that show an error, after something their rules depend on has changed. */
  const recheckShown = useCallback(() => {
    const result = checkNow(latest.current)
    const found: FieldErrors<V> = result.ok ? {} : result.errors
    const rechecked = (shown: FieldErrors<V>) =>
      Object.entries(shown).map(([field, said]) => [field, said?.length ? found[field] : said])
    setErrors((shown) => Object.fromEntries(rechecked(shown)) as FieldErrors<V>)
  }, [])
  const afterPress = useAfterPress()
  const set = useCallback((changes: Partial<V>) => setValues((now) => ({ ...now, ...changes })), [])

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!begin()) return
    const result = checkNow({ values, schemaOf })
    if (!result.ok) return refuse(result.errors)
    setErrors({})
    await send(() => submit(result.data as Parameters<typeof submit>[0]))
  }

  /** Validates one field before submission, as a get-code button must; an invalid one shows its error and gets the focus. */
  const isValid = (name: keyof V): boolean => {
    const result = checkNow(latest.current)
    const broken = !result.ok && Boolean(result.errors[name]?.length)
    firstWrong.wanted.current = broken
    recheck((other) => other === name)
    return !broken
  }

  const field = <F extends keyof V & string>(name: F): BoundField<V[F]> => ({
    name,
    value: values[name],
    errors: errors[name] ?? [],
    onChange(value) {
      latest.current = { schemaOf, values: { ...latest.current.values, [name]: value } }
      set({ [name]: value } as unknown as Partial<V>)
      // An error disappears as soon as it is fixed; a new one appears only when the field loses the focus.
      if (errors[name]?.length) recheck((other) => other === name)
    },
    onBlur() {
      // A value that the server refused stays invalid until it changes.
      if (!isFilled(values[name]) || (errors[name]?.length && refused.current[name] === values[name])) return
      const before = attempts.current
      // A press on the submit button validates everything anyway.
      afterPress(() => before === attempts.current && recheck((other) => other === name))
    },
  })

  const isDirty = Object.keys(untouched).some((name) => values[name] !== untouched[name])
  return {
    values,
    set,
    field,
    isValid,
    recheckShown,
    busy,
    form: { ref: firstWrong.element, onSubmit, busy, failure, isDirty },
  }
}
