import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { formatAmount } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { classes } from '@/shared/ui/classes'
import styles from './AmountField.module.css'
import { rule, rules } from './rules.ts'
import { TextField } from './TextField.tsx'
import type { BoundField } from './use-form.ts'

/**
 * Normalises a typed amount to at most nine digits, the most any platform accepts. Drops anything before the number and
 * separators of thousands. Keeps a fraction, which the rule then refuses: without its point 500.50 would be 50,050. Keeps
 * a comma too while up to two digits follow it: only the next one tells 1,50 from 1,500.
 */
const amountShape = (typed: string) =>
  amountIn(typed.normalize('NFKC'))
    .replace(/[^\d.,]/g, '')
    // Separators of thousands: commas before three digits, and points where a comma or another point follows.
    .replace(/,(?=\d{3}|.*[.,])|\.(?=\d{3}.*[.,])|(?<=\.\d{3})\.(?=\d{3})/g, '')
    .replace(/^[.,]/, '0$&')
    .replace(/^0+(?=\d)/, '')
    .replace(/^(\d{0,9})\d*([.,]\d{0,2})?.*$/, '$1$2')

/** The part of a text that is an amount: what follows a currency, else from the first digit or the point before it. */
const amountIn = (text: string): string => {
  const [, afterCurrency] = /(?:Rs\.?|PKR|روپے|[₨৳$€£₹])\s*([.,]?\d[^a-zA-Z]*)/i.exec(text) ?? []
  // A point alone is the beginning of a fraction.
  return afterCurrency ?? /[.,]?\d[^a-zA-Z]*|^[.,]$/.exec(text)?.[0] ?? ''
}

/** Parses a field's text to an amount in currency units; a comma that was kept counts as the decimal point. */
export const amountOf = (typed: string): number => Number(withPoint(typed))

const withPoint = (typed: string) => typed.replace(',', '.')
const isWhole = (value: string) => Number.isInteger(Number(value))
const decimalsOf = (amount: number) => (Number.isInteger(amount) ? 0 : 2)

/** Schema of an amount between two inclusive bounds: a whole number, unless fractions are allowed; its output has a point. */
export const amountRule = (min: number, max: number, { decimals = false } = {}) => [
  z.overwrite<string>(withPoint),
  rules.required('forms:amount.enter'),
  rule((value) => decimals || isWhole(value), 'forms:amount.whole', { last: true }),
  rule((value) => Number(value) >= min && Number(value) <= max, 'forms:amount.range', {
    values: { min: formatAmount(min, decimalsOf(min)), max: formatAmount(max, decimalsOf(max)) },
  }),
]

interface AmountFieldProps {
  field: BoundField<string>
  label: string
  /** Currency sign before the amount; none for another unit, which the label names. */
  symbol?: string | undefined
  /** Allows two decimals, so the keyboard needs a point. */
  decimals?: boolean
  /** Amounts to choose with a tap. */
  presets?: readonly number[]
  /** The effect of the amount, such as a fee, shown below the field. */
  extraOf?: (amount: number) => ReactNode
  /** A hint, such as the available balance. */
  note?: ReactNode
}

/** Field for an amount, usually of money, which can be typed or chosen. */
export function AmountField({ field, label, symbol, decimals = false, presets = [], extraOf, note }: AmountFieldProps) {
  const t = useText()
  return (
    <div className={styles.amount}>
      <TextField
        field={field}
        label={label}
        code
        shape={amountShape}
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        icon={symbol && <bdi dir="ltr">{symbol}</bdi>}
        note={note}
        // A chosen amount gives way to the one that is typed.
        onClick={({ currentTarget }) => presets.includes(amountOf(field.value)) && currentTarget.select()}
      />
      {presets.length > 0 && (
        <fieldset className={styles.presets}>
          <legend className="visually-hidden">{t('forms:amount.presets')}</legend>
          {presets.map((amount) => {
            const isSelected = amountOf(field.value) === amount
            const extra = extraOf?.(amount)
            return (
              <button
                key={amount}
                type="button"
                className={classes(styles.preset, isSelected && styles.chosen)}
                aria-pressed={isSelected}
                onClick={() => field.onChange(String(amount))}
              >
                <bdi dir="ltr">{formatAmount(amount, 0)}</bdi>
                {extra && (
                  <bdi dir="ltr" className={styles.extra}>
                    {extra}
                  </bdi>
                )}
              </button>
            )
          })}
        </fieldset>
      )}
    </div>
  )
}
