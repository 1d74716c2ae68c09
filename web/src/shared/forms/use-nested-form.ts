import { type FormEvent, useEffect, useRef, useState } from 'react'
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
import { useFirstWrong } from './use-first-wrong.ts'
import type { BoundField, FormOptions } from './use-form.ts'
import { useLanguageRecheck } from './use-language-recheck.ts'
import { useSending } from './use-sending.ts'

/** The library's error of a field: by a rule, or refused by the server. */
interface Broken {
  type: 'rule' | 'refused'
  told: readonly FieldError[]
}
const broken = (type: Broken['type'], told: readonly FieldError[] = []): Broken => ({ type, told })

/** Paths of the matching nodes in a tree of values or errors, as `tiers.0.rate`. */
const namesIn = (node: unknown, isMeant: (node: unknown) => boolean, path: readonly string[] = []): string[] =>
  isMeant(node)
    ? [byPath(path)]
    : typeof node === 'object'
      ? Object.entries(node ?? {}).flatMap(([key, inner]) => namesIn(inner, isMeant, [...path, key]))
      : []

const isTyped = (value: unknown) => typeof value === 'string' && value !== ''
const isBroken = (type: Broken['type']) => (node: unknown) =>
  (node as Partial<Broken> | null | undefined)?.type === type
const isByRule = isBroken('rule')
const isRefused = isBroken('refused')

/** The prefix of a row's fields: `tiers.1.` of `tiers.1.rate`. */
const rowOf = (name: string) => name.slice(0, name.lastIndexOf('.') + 1)

/**
 * `useForm` for forms with rows or nested values: a field is named by its path, `tiers.1.rate`, and so are its errors,
 * whether from the schema or from the server. Rows are managed by `useRows`.
 */
export function useNestedForm<V extends FieldValues, S extends z.core.$ZodType>({
  initial,
  schema,
  submit,
}: FormOptions<V, S>) {
  const [untouched] = useState(initial)
  const firstWrong = useFirstWrong()
  const afterPress = useAfterPress()

  const resolver: Resolver<V, unknown, z.output<S>> = (typed) => {
    const result = check(typeof schema === 'function' ? schema(typed) : schema, typed, byPath)
    if (result.ok) return { values: result.data, errors: {} }
    const errors = {}
    for (const [name, told] of Object.entries(result.errors)) setAt(errors, name, broken('rule', told))
    return { values: {}, errors }
  }
  const store = useStore<V, unknown, z.output<S>>({
    defaultValues: untouched as DefaultValues<V>,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { control, formState, handleSubmit, setError, setValue, trigger, watch } = store
  const { errors, isDirty } = formState
  const values = watch()

  const { busy, failure, attempts, begin, send } = useSending<Record<string, unknown>>((fields) => {
    firstWrong.wanted.current = true
    const own = Object.entries(fields).filter(([name]) => get(values, name) !== undefined)
    for (const [name, told] of own) setError(name as FieldPath<V>, broken('refused', told))
    return own.length > 0
  })

  const recheck = (names: string[]) => void (names.length > 0 && trigger(names as FieldPath<V>[]))
  /** Revalidates fields with errors, as an error may be fixed by changing another field or row. */
  const recheckShown = () => recheck(namesIn(errors, isByRule))
  useLanguageRecheck(() => recheck(namesIn(values, isTyped)))

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!begin()) return
    await handleSubmit(
      (valid) => send(() => submit(valid as Parameters<typeof submit>[0])),
      () => {
        firstWrong.wanted.current = true
      },
    )()
  }

  const brokenAt = (name: string) => get(errors, name) as Broken | undefined

  const field = <N extends FieldPath<V>>(name: N): BoundField<FieldPathValue<V, N>> => ({
    name,
    value: get(values, name),
    errors: brokenAt(name)?.told ?? [],
    onChange(value) {
      setValue(name, value, { shouldDirty: true })
      // A new error appears only when the field loses the focus. A server's refusal of a row may concern any of its fields.
      const ofRow = namesIn(errors, isRefused).filter((other) => rowOf(name) !== '' && rowOf(other) === rowOf(name))
      recheck(brokenAt(name) ? [name, ...ofRow] : ofRow)
      recheckShown()
    },
    onBlur() {
      // A value that the server refused stays invalid until it changes.
      if (!isTyped(get(values, name)) || brokenAt(name)?.type === 'refused') return
      const before = attempts.current
      // A press on the submit button validates everything anyway.
      afterPress(() => before === attempts.current && recheck([name]))
    },
  })

  return {
    values,
    field,
    /** What `useRows` needs. */
    store: { control, recheckShown },
    form: { ref: firstWrong.element, onSubmit, busy, failure, isDirty },
  }
}

interface Store<V extends FieldValues, Out> {
  control: Control<V, unknown, Out>
  recheckShown: () => void
}

/** Rows of a form, for `RowsField`. */
export interface Rows {
  /** Stable keys of the rows. */
  ids: readonly string[]
  add: () => void
  remove: (at: number) => void
}

/** The rows at a path of a nested form; values and errors move with their row. */
export function useRows<V extends FieldValues, N extends ArrayPath<V>, Out>(
  { control, recheckShown }: Store<V, Out>,
  name: N,
  empty: () => FieldArray<V, N>,
): Rows {
  const { fields, append, remove } = useFieldArray({ control, name })
  const recheck = useRef(recheckShown)
  recheck.current = recheckShown
  // biome-ignore lint/correctness/useExhaustiveDependencies: removing a row may fix an error between rows
  useEffect(() => recheck.current(), [fields])
  return { ids: fields.map(({ id }) => id), add: () => append(empty(), { shouldFocus: false }), remove }
}
