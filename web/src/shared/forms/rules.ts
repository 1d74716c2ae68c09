import * as z from 'zod/mini'
import type { TextKey, TextValues } from '@/shared/i18n'

/** A field's error as a text key, so that it follows a change of language. */
export interface FieldError {
  key: TextKey
  values?: TextValues
}

export type FieldErrors<V> = { readonly [F in keyof V]?: readonly FieldError[] }

interface RuleOptions {
  values?: TextValues
  /** Stops validation: later rules are not checked once this one is violated. */
  last?: boolean
}

/** A schema rule with the text to show when it is violated. */
export const rule = (holds: (value: string) => boolean, key: TextKey, { values, last = false }: RuleOptions = {}) =>
  z.refine<string>(holds, { error: key, params: { values }, abort: last })

export const rules = {
  required: (key: TextKey = 'forms:rule.required') => rule((value) => value.trim() !== '', key, { last: true }),
  length: (min: number, max: number) =>
    min <= 1
      ? rule((value) => value.length <= max, 'forms:rule.lengthUpTo', { values: { max } })
      : rule((value) => value.length >= min && value.length <= max, 'forms:rule.length', { values: { min, max } }),
  noBlanks: () => rule((value) => !/\s/.test(value), 'forms:rule.whitespace'),
  digits: () => rule((value) => /^\d*$/.test(value), 'forms:rule.digits'),
} as const

/** The generic rules by their names in replies (spec §5). */
const GENERIC = ['required', 'whitespace', 'type', 'range', 'pattern', 'enum'] as const
type Generic = (typeof GENERIC)[number]

const generic = (name: string | undefined): FieldError => ({
  key: `forms:rule.${GENERIC.find((known) => known === name) ?? 'pattern'}`,
})

const RULE_OF_ISSUE: Readonly<Record<string, Generic>> = {
  invalid_type: 'type',
  too_small: 'range',
  too_big: 'range',
  not_multiple_of: 'range',
  invalid_format: 'pattern',
  invalid_value: 'enum',
  invalid_union: 'enum',
}

/** Schema of a code from an SMS or e-mail. */
export const messageCode = z.string().check(rules.required('forms:code.needed'), rules.digits())

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

function errorOf(issue: z.core.$ZodIssue): FieldError {
  if (issue.code === 'custom') {
    if (!issue.message.includes(':')) return generic(issue.message)
    const values = issue.params?.values as TextValues | undefined
    return { key: issue.message as TextKey, ...(values && { values }) }
  }
  if (isEmpty(issue.input)) return generic('required')
  return generic(RULE_OF_ISSUE[issue.code])
}

type Checked<T, V> = { ok: true; data: T } | { ok: false; errors: FieldErrors<V> }

const inFirst = (path: readonly PropertyKey[]) => String(path[0] ?? '')
/** Joins the name of a nested field: `tiers.1.rate`. */
export const byPath = (path: readonly PropertyKey[]) => path.map(String).join('.')

/** Validates the values of a form; returns the errors by field. */
export function check<S extends z.core.$ZodType, V>(schema: S, values: V, nameOf = inFirst): Checked<z.output<S>, V> {
  const parsed = z.safeParse(schema, values, { reportInput: true })
  if (parsed.success) return { ok: true, data: parsed.data }
  const errors: Record<string, FieldError[]> = {}
  for (const issue of parsed.error.issues) {
    const field = nameOf(issue.path)
    const existing = errors[field] ?? []
    const error = errorOf(issue)
    if (!existing.some(({ key }) => key === error.key)) errors[field] = [...existing, error]
  }
  return { ok: false, errors: errors as FieldErrors<V> }
}

/** The field errors in a server's refusal (`value.fields`). */
export const fieldErrorsFrom = <V>(fields: Record<string, string[]> = {}): FieldErrors<V> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, broken]) => [field, broken.map(generic)]),
  ) as unknown as FieldErrors<V>
