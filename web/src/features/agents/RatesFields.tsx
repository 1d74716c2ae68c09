import { PRODUCTS, type Product, RATE_STEP } from '@understudy/contracts/agent-facts'
import type { Rates } from '@understudy/contracts/agents'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type BoundField, rule, TextField } from '@/shared/forms'
import { type TextKey, useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { Chip } from '@/shared/ui/Chip'
import { Muted } from '@/shared/ui/Muted'
import table from '@/shared/ui/Table.module.css'
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

const hundredths = (rate: number) => Math.round(rate / RATE_STEP)
const withinBounds = (rate: number, { min, max }: Bounds[Product]) => Math.min(Math.max(rate, min), max)

/** Usual choices of what to pass on of one's own rates. */
const SHARES = {
  mine: (own: number) => own,
  less: (own: number) => own - 0.1,
  half: (own: number) => Math.floor(hundredths(own) / 2) * RATE_STEP,
} as const
type Share = keyof typeof SHARES

/** Rates of a share, each within the bounds of its product. */
export const sharedRates = (bounds: Bounds, share: Share): TypedRates =>
  typedRates(
    Object.fromEntries(
      PRODUCTS.map((product) => {
        const rate = withinBounds(SHARES[share](bounds[product].max), bounds[product])
        return [product, hundredths(rate) / hundredths(1)]
      }),
    ),
  )

const areEqual = (one: TypedRates, other: TypedRates) => PRODUCTS.every((product) => one[product] === other[product])

interface RatesFieldsProps {
  field: (product: Product) => BoundField<string>
  bounds: Bounds
  values: TypedRates
  set: (rates: TypedRates) => void
  /** The game whose field comes first in mind: fields are single, and this one has the focus. */
  first?: Product | undefined
}

/** The rates: a share of one's own by a tap, one field for all games, or a field for each. */
export function RatesFields({ field, bounds, values, set, first }: RatesFieldsProps) {
  const t = useText()
  const [single, setSingle] = useState(first !== undefined)
  const highest = Math.max(...PRODUCTS.map((product) => bounds[product].max))
  const typed = new Set(PRODUCTS.map((product) => values[product]))
  const [all, setAll] = useState(typed.size === 1 ? values[PRODUCTS[0]] : '')
  const errors = PRODUCTS.map((product) => field(product).errors).find(({ length }) => length > 0) ?? []
  const giveAll = (value: string) => {
    setAll(value)
    const rate = Number(value) || 0
    // A rate above all bounds stays as it is, so that it is refused; games with a lower bound get theirs.
    const rateOf = (product: Product) =>
      value === '' || rate > highest ? value : String(withinBounds(rate, bounds[product]))
    set(Object.fromEntries(PRODUCTS.map((product) => [product, rateOf(product)])) as TypedRates)
  }
  const give = (share: Share) => {
    const rates = sharedRates(bounds, share)
    set(rates)
    const given = new Set(Object.values(rates))
    setAll(given.size === 1 ? [...given].join() : '')
  }
  return (
    <fieldset className={styles.section}>
      <Muted as="legend">{t('agents:rate.given')}</Muted>
      <div className={styles.shares}>
        {(Object.keys(SHARES) as Share[]).map((share) => {
          const isGiven = areEqual(values, sharedRates(bounds, share))
          return (
            <Chip key={share} active={isGiven} aria-pressed={isGiven} onClick={() => give(share)}>
              {t(`agents:rate.share.${share}`)}
            </Chip>
          )
        })}
      </div>
      {single ? (
        <div className={styles.rates}>
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
              autoFocus={product === first}
              note={t('agents:rate.upTo', { max: `\u2066${bounds[product].max}\u2069` })}
            />
          ))}
        </div>
      ) : (
        <TextField
          code
          field={{ name: 'all', value: all, errors, onChange: giveAll, onBlur: () => {} }}
          label={t('agents:rate.all')}
          shape={percent}
          inputMode="decimal"
          autoComplete="off"
          placeholder={typed.size === 1 ? '0' : t('agents:rate.differ')}
          note={t('agents:rate.upToOwn', { max: `\u2066${highest}\u2069` })}
        />
      )}
      <Button look="quiet" aria-expanded={single} onClick={() => setSingle(!single)}>
        {t(single ? 'agents:rate.together' : 'agents:rate.single')}
      </Button>
    </fieldset>
  )
}

/** Rates by product, for products that have one. */
export function RatesTable({ rates, label }: { rates: Rates; label: string }) {
  const t = useText()
  const given = PRODUCTS.filter((product) => rates[product] > 0)
  if (given.length === 0) return <Muted>{t('agents:card.noRates')}</Muted>
  return (
    <div className={table.frame}>
      <table className={table.table}>
        <caption className="visually-hidden">{label}</caption>
        <tbody>
          {given.map((product) => (
            <tr key={product}>
              <th scope="row">{t(`bets:kind.${product}` as TextKey)}</th>
              <td>
                <bdi dir="ltr">{rates[product].toFixed(2)}%</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
