import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { logMistake } from '@/shared/api/run'
import { useLanguage } from '@/shared/i18n'
import { TIMINGS } from '@/shared/timings'
import { check, type FieldError, type FieldErrors } from './rules.ts'
import { useAfterPress } from './use-after-press.ts'

type Values = Record<string, unknown>

/** What a field needs of its form. */
export interface BoundField<T> {
  name: string
  value: T
  errors: readonly FieldError[]
  onChange: (value: T) => void
  onBlur: () => void
}

/** Thrown by `submit` when the server refuses single fields. */
export class FieldsRefused<V> extends Error {
  readonly fields: FieldErrors<V>
  constructor(fields: FieldErrors<V>) {
    super('fields refused')
    this.fields = fields
  }
}

/** Thrown by `submit` when the person stopped it half-way: nothing is sent and nothing is said. */
export class SubmitStopped extends Error {}

interface FormOptions<V, S> {
  initial: V | (() => V)
  /** May depend on what is shown, and on what is typed; its messages are text keys (`rule`). */
  schema: S | ((values: V) => S)
  /** What it throws is the form's failure; `FieldsRefused` goes to the fields. What was typed stays either way. */
  submit: (values: S extends z.core.$ZodType ? z.output<S> : never) => Promise<unknown>
}

const checkNow = <V, S extends z.core.$ZodType>({ values, schemaOf }: { values: V; schemaOf: (values: V) => S }) =>
  check(schemaOf(values), values)

const isFilled = (value: unknown) => (typeof value === 'string' || Array.isArray(value)) && value.length > 0

export function useForm<V extends Values, S extends z.core.$ZodType>({ initial, schema, submit }: FormOptions<V, S>) {
  const [values, setValues] = useState(initial)
  const [untouched] = useState(values)
  const [errors, setErrors] = useState<FieldErrors<V>>({})
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const attempts = useRef(0)
  const element = useRef<HTMLFormElement>(null)
  const focusWanted = useRef(false)
  const schemaOf = (typed: V): S => (typeof schema === 'function' ? schema(typed) : schema)
  const latest = useRef({ values, schemaOf })
  latest.current = { values, schemaOf }

  // After the messages are there, so that a screen reader reads the field together with its message.
  useEffect(() => {
    if (!focusWanted.current) return
    focusWanted.current = false
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })

  /** The errors of some fields as they are now; others keep what they show. */
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

  // spec §4: a change of language validates the filled fields again.
  const language = useLanguage()
  const checkedIn = useRef(language)
  useEffect(() => {
    if (checkedIn.current === language) return
    const timer = setTimeout(() => {
      checkedIn.current = language
      recheck((field) => isFilled(latest.current.values[field]))
    }, TIMINGS.languageRevalidation)
    return () => clearTimeout(timer)
  }, [language, recheck])

  const refuse = useCallback((fields: FieldErrors<V>) => {
    focusWanted.current = true
    setErrors(fields)
  }, [])

  const afterPress = useAfterPress()
  const set = useCallback((changes: Partial<V>) => setValues((now) => ({ ...now, ...changes })), [])

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    attempts.current++
    setFailure(undefined)
    const result = checkNow({ values, schemaOf })
    if (!result.ok) return refuse(result.errors)
    setErrors({})
    sending.current = true
    setBusy(true)
    let rest = 0
    try {
      await submit(result.data as Parameters<typeof submit>[0])
      rest = TIMINGS.doubleTap
    } catch (error) {
      if (error instanceof FieldsRefused) refuse(error.fields)
      else if (!(error instanceof SubmitStopped)) {
        setFailure(error)
        logMistake(error)
      }
    } finally {
      setBusy(false)
      const free = () => {
        sending.current = false
      }
      if (rest === 0) free()
      else setTimeout(free, rest)
    }
  }

  /** Checks one field before the form is sent, as a get-code button must; a broken one says why and has the focus. */
  const isValid = (name: keyof V): boolean => {
    const result = checkNow(latest.current)
    const broken = !result.ok && Boolean(result.errors[name]?.length)
    focusWanted.current = broken
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
      // A message goes as soon as its reason is gone; a new one waits until the field is left.
      if (errors[name]?.length) recheck((other) => other === name)
    },
    onBlur() {
      if (!isFilled(values[name])) return
      const before = attempts.current
      // A press that sends the form has everything checked anyway, and may bring the server's own word.
      afterPress(() => before === attempts.current && recheck((other) => other === name))
    },
  })

  const isDirty = Object.keys(untouched).some((name) => values[name] !== untouched[name])
  return { values, set, field, isValid, busy, form: { ref: element, onSubmit, busy, failure, isDirty } }
}
