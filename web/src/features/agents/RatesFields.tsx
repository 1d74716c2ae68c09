import { PRODUCTS, type Product, RATE_STEP } from '@understudy/contracts/agent-facts'
import type { Rates } from '@understudy/contracts/agents'
import * as z from 'zod/mini'
import { type BoundField, rule, TextField } from '@/shared/forms'
import { type TextKey, useText } from '@/shared/i18n'
import { Muted } from '@/shared/ui/Muted'
import styles from './Agents.module.css'

type Bounds = Record<Product, { min: number; max: number }>
/** Form values by product. */
export type TypedRates = Record<Product, string>

/** Normalises input to at most two decimals. */
const percent = (typed: string) =>
  typed
    .replace(',', '.')
    .replace(/[^\d.]/g, '')
    .replace(/^(\d*\.?\d{0,2}).*$/, '$1')

/** Initial form values; empty for products without a rate. */
export const typedRates = (rates: Partial<Rates> = {}): TypedRates =>
  Object.fromEntries(PRODUCTS.map((product) => [product, rates[product] ? String(rates[product]) : ''])) as TypedRates

/** Schema of rates within the bounds of their product; a field may be empty if allowed. */
export const ratesShape = (bounds: Bounds) =>
  Object.fromEntries(
    PRODUCTS.map((product) => {
      const { min, max } = bounds[product]
      const holds = (value: string) => Number(value) >= min && Number(value) <= max
      return [product, z.string().check(rule(holds, 'agents:rate.range', { values: { min, max } }))]
    }),
  ) as Record<Product, z.ZodMiniString>

export const ratesOf = (typed: TypedRates): Rates =>
  Object.fromEntries(
    PRODUCTS.map((product) => [product, Math.round(Number(typed[product]) / RATE_STEP) / Math.round(1 / RATE_STEP)]),
  ) as Rates

interface RatesFieldsProps {
  field: (product: Product) => BoundField<string>
  bounds: Bounds
}

/** One field per product for its rate, with the upper bound. */
export function RatesFields({ field, bounds }: RatesFieldsProps) {
  const t = useText()
  return (
    <fieldset className={styles.rates}>
      <Muted as="legend">{t('agents:rate.given')}</Muted>
      {PRODUCTS.map((product) => (
        <TextField
          key={product}
          code
          field={field(product)}
          label={t(`bets:kind.${product}` as TextKey)}
          shape={percent}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          note={t('agents:rate.upTo', { max: `\u2066${bounds[product].max}\u2069` })}
        />
      ))}
    </fieldset>
  )
}
