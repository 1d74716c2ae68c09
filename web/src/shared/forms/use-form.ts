import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import {
  type ArrayPath,
  type Control,
  type DefaultValues,
  type FieldArray,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type Resolver,
  set as setAt,
  useFieldArray,
  useForm as useStore,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { byPath, check, type FieldError } from './rules.ts'
import { useAfterPress } from './use-after-press.ts'
import { useFocusFirstError } from './use-focus-first-error.ts'
import { useLanguageRecheck } from './use-language-recheck.ts'
import { useSubmission } from './use-submission.ts'

/** The props that bind a field to its form. */
export interface BoundField<T> {
  name: string
  value: T
  errors: readonly FieldError[]
  onChange: (value: T) => void
  onBlur: () => void
}

interface FormOptions<V, S> {
  initial: V | (() => V)
  /** May depend on the values; its messages are text keys (`rule`). */
  schema: S | ((values: V) => S)
  /** An error it throws becomes the form's failure, `FieldsRefused` the fields' errors. The values stay either way. */
  submit: (values: S extends z.core.$ZodType ? z.output<S> : never) => Promise<unknown>
}

/** The library's error of a field: by a rule, or refused by the server. */
interface StoredError {
  type: 'rule' | 'refused'
  messages: readonly FieldError[]
}
const errorOf = (type: StoredError['type'], messages: readonly FieldError[] = []): StoredError => ({ type, messages })

const isStoredError = (node: unknown): node is StoredError => Array.isArray((node as Partial<StoredError>)?.messages)
const isByRule = (node: unknown) => isStoredError(node) && node.type === 'rule'
const isRefused = (node: unknown) => isStoredError(node) && node.type === 'refused'

/** Rows are objects of their own fields; other lists, such as one of files, are the value of one field. */
const isRow = (item: unknown) =>
  typeof item === 'object' && item !== null && Object.getPrototypeOf(item) === Object.prototype
const isFilled = (value: unknown) =>
  typeof value === 'string' ? value !== '' : Array.isArray(value) && value.length > 0 && !isRow(value[0])

/** Paths of the matching nodes in a tree of values or errors, as `tiers.0.rate`. */
const pathsOf = (node: unknown, matches: (node: unknown) => boolean, path: readonly string[] = []): string[] =>
  matches(node)
    ? [byPath(path)]
    : typeof node === 'object'
      ? Object.entries(node ?? {}).flatMap(([key, inner]) => pathsOf(inner, matches, [...path, key]))
      : []

/** Messages of a field, or of all items of its list. */
const messagesIn = (node: unknown): readonly FieldError[] =>
  isStoredError(node) ? node.messages : Array.isArray(node) ? node.flatMap(messagesIn) : []

/** The prefix of a row's fields: `tiers.1.` of `tiers.1.rate`. */
const rowOf = (name: string) => name.slice(0, name.lastIndexOf('.') + 1)

/**
 * State of a form. A field is named by its path (`name`, or `tiers.1.rate` in a form with rows, which `useRows` manages),
 * and so are its errors, whether from the schema or from the server. The first invalid field gets the focus, a new error
 * appears only when its field is left, and vanishes as soon as it is fixed.
 */
export function useForm<V extends FieldValues, S extends z.core.$ZodType>({
  initial,
  schema,
  submit,
}: FormOptions<V, S>) {
  const [defaultValues] = useState(initial)
  const firstError = useFocusFirstError()
  const afterPress = useAfterPress()
  const validate = (typed: V) => check(typeof schema === 'function' ? schema(typed) : schema, typed, byPath)

  const resolver: Resolver<V, unknown, z.output<S>> = (typed) => {
    const result = validate(typed)
    if (result.ok) return { values: result.data, errors: {} }
    const errors = {}
    for (const [name, messages] of Object.entries(result.errors)) setAt(errors, name, errorOf('rule', messages))
    return { values: {}, errors }
  }
  const { clearErrors, control, formState, getValues, handleSubmit, setError, setValue, trigger, watch } = useStore<
    V,
    unknown,
    z.output<S>
  >({
    defaultValues: defaultValues as DefaultValues<V>,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors, isDirty } = formState
  const values = watch()

  const submission = useSubmission<Record<string, unknown>>((fields) => {
    firstError.focus()
    const ownFields = Object.entries(fields).filter(([name]) => get(getValues(), name) !== undefined)
    for (const [name, messages] of ownFields) setError(name as FieldPath<V>, errorOf('refused', messages))
    return ownFields.length > 0
  })
  const { busy, failure } = submission

  const recheck = (names: readonly string[]) => void (names.length > 0 && trigger([...names] as FieldPath<V>[]))
  /** Revalidates the fields that show an error, as it may be fixed by another field, or from outside the form. */
  const recheckShown = () => recheck(pathsOf(errors, isByRule))
  useLanguageRecheck(() => recheck(pathsOf(getValues(), isFilled)))

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!submission.begin()) return
    await handleSubmit(
      (valid) => submission.send(() => submit(valid as Parameters<typeof submit>[0])),
      () => firstError.focus(),
    )()
  }

  /** Validates one field before submission, as a get-code button must; an invalid one shows its error and gets the focus. */
  const isValid = (name: FieldPath<V>): boolean => {
    const result = validate(getValues())
    const messages = result.ok ? undefined : result.errors[name]
    if (!messages?.length) {
      clearErrors(name)
      return true
    }
    firstError.focus()
    setError(name, errorOf('rule', messages))
    return false
  }

  const set = (changes: Partial<V>) => {
    for (const [name, value] of Object.entries(changes))
      setValue(name as FieldPath<V>, value as FieldPathValue<V, FieldPath<V>>, { shouldDirty: true })
  }

  const field = <N extends FieldPath<V>>(name: N): BoundField<FieldPathValue<V, N>> => ({
    name,
    value: get(values, name),
    errors: messagesIn(get(errors, name)),
    onChange(value) {
      setValue(name, value, { shouldDirty: true })
      // A server's refusal of a row may concern any of its fields.
      const refused = pathsOf(errors, isRefused)
      recheck(refused.filter((other) => other === name || (rowOf(name) !== '' && rowOf(other) === rowOf(name))))
      recheckShown()
    },
    onBlur() {
      // A value that the server refused stays invalid until it changes.
      if (!isFilled(get(getValues(), name)) || isRefused(get(errors, name))) return
      const before = submission.attempts()
      // A press on the submit button validates everything anyway.
      afterPress(() => before === submission.attempts() && recheck([name]))
    },
  })

  return {
    values,
    set,
    field,
    isValid,
    recheckShown,
    busy,
    /** What `useRows` needs. */
    store: { control, recheckShown },
    form: { ref: firstError.form, onSubmit, busy, failure, isDirty },
  }
}

interface Store<V extends FieldValues, Out> {
  control: Control<V, unknown, Out>
  recheckShown: () => void
}

/** Rows of a form, for `RowsField`. */
export interface FieldRows {
  /** Stable keys of the rows. */
  ids: readonly string[]
  add: () => void
  remove: (at: number) => void
}

/** The rows at a path of a form; values and errors move with their row. */
export function useFieldRows<V extends FieldValues, N extends ArrayPath<V>, Out>(
  { control, recheckShown }: Store<V, Out>,
  name: N,
  empty: () => FieldArray<V, N>,
): FieldRows {
  const { fields, append, remove } = useFieldArray({ control, name })
  const recheck = useEffectEvent(recheckShown)
  // Removing a row may fix an error between rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change of the rows
  useEffect(() => recheck(), [fields])
  return { ids: fields.map(({ id }) => id), add: () => append(empty(), { shouldFocus: false }), remove }
}
