import type { ReactNode } from 'react'
import { formatAmount } from '@/shared/format/money'
import { Chip } from '@/shared/ui/Chip'
import styles from './AmountField.module.css'
import { rule, rules } from './rules.ts'
import { TextField } from './TextField.tsx'
import type { BoundField } from './use-form.ts'

/**
 * A figure of at most nine digits: no platform takes more at once. Commas between thousands go, whatever stands before
 * the figure does too. A fraction stays, for the rule to refuse: 500.50 without its point would be a hundred times as much.
 */
const amountShape = (typed: string) =>
  typed
    .replace(/,(?=\d{1,2}\D*$)/, '.')
    .replace(/^\D+|[^\d.]/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^(\d{0,9})\d*(\.\d{0,2})?.*$/, '$1$2')

const isWhole = (value: string) => Number.isInteger(Number(value))

/** The rule of an amount between two bounds, both included: a whole one, unless fractions are taken. */
export const amountRule = (min: number, max: number, { decimals = false } = {}) => [
  rules.required('forms:amount.enter'),
  rule((value) => decimals || isWhole(value), 'forms:amount.whole', { last: true }),
  rule((value) => Number(value) >= min && Number(value) <= max, 'forms:amount.range', {
    values: { min: formatAmount(min, 0), max: formatAmount(max, 0) },
  }),
]

interface AmountFieldProps {
  field: BoundField<string>
  label: string
  symbol: string
  /** Two decimals are taken too, so the keyboard has a point. */
  decimals?: boolean
  /** Amounts at a tap. */
  presets?: readonly number[]
  /** What the amount is taken from, or what is known of it. */
  note?: ReactNode
}

/** An amount of money, typed or chosen. */
export function AmountField({ field, label, symbol, decimals = false, presets = [], note }: AmountFieldProps) {
  return (
    <div className={styles.amount}>
      <TextField
        field={field}
        label={label}
        code
        shape={amountShape}
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        icon={<bdi dir="ltr">{symbol}</bdi>}
        note={note}
      />
      {presets.length > 0 && (
        <fieldset className={styles.presets}>
          <legend className="visually-hidden">{label}</legend>
          {presets.map((amount) => {
            const chosen = Number(field.value) === amount
            return (
              <Chip key={amount} active={chosen} aria-pressed={chosen} onClick={() => field.onChange(String(amount))}>
                <bdi dir="ltr">{formatAmount(amount, 0)}</bdi>
              </Chip>
            )
          })}
        </fieldset>
      )}
    </div>
  )
}
