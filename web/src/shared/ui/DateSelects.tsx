import { useState } from 'react'
import { useDates } from '@/shared/format/dates'
import { twoDigits } from '@/shared/format/digits'
import { useText } from '@/shared/i18n'
import styles from './DateSelects.module.css'
import { Select } from './Select.tsx'

interface DateSelectsProps {
  /** Accessible name of the three lists together. */
  label: string
  /** `YYYY-MM-DD`; empty while no day is chosen. */
  value: string
  /** Called with a day, or with an empty text when one of the three parts is cleared. */
  onChange: (day: string) => void
  onBlur?: () => void
  /** First and last day to choose from, `YYYY-MM-DD`. */
  min: string
  max: string
  id?: string
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  /** Inside a field's frame, which has the border. */
  bare?: boolean
}

type Parts = Record<'year' | 'month' | 'day', string>

const partsOf = (value: string): Parts => {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month, day }
}

const span = (first: number, last: number) => Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
/** Number of days of a month; 31 while month or year is not chosen. */
const daysIn = ({ year, month }: Parts) =>
  year && month ? new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate() : 31

/** A day as three lists in the app's language: the browser's own date field uses the browser's language. */
export function DateSelects({ label, value, onChange, onBlur, min, max, id, bare, ...described }: DateSelectsProps) {
  const t = useText()
  const dates = useDates()
  const [unfinished, setUnfinished] = useState<Parts>(partsOf(''))
  const parts = value === '' ? unfinished : partsOf(value)
  const change = (part: Partial<Parts>) => {
    const next = { ...parts, ...part }
    // The 31st becomes the last day of a shorter month.
    if (Number(next.day) > daysIn(next)) next.day = twoDigits(daysIn(next))
    setUnfinished(next)
    const day = `${next.year}-${next.month}-${next.day}`
    const isWhole = next.year !== '' && next.month !== '' && next.day !== ''
    onChange(isWhole ? (day < min ? min : day > max ? max : day) : '')
  }
  const list = (part: keyof Parts, options: { value: string; label: string }[], own: object = {}) => (
    <Select
      bare={bare}
      aria-label={t(`shared:date.${part}`)}
      value={parts[part]}
      onChange={(event) => change({ [part]: event.target.value })}
      onBlur={onBlur}
      {...own}
      {...described}
    >
      <option value="">{t(`shared:date.${part}`)}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
  const years = span(Number(min.slice(0, 4)), Number(max.slice(0, 4))).toReversed()
  return (
    <fieldset aria-label={label} className={styles.date}>
      {list(
        'day',
        span(1, daysIn(parts)).map((day) => ({ value: twoDigits(day), label: String(day) })),
        { id },
      )}
      {list(
        'month',
        span(1, 12).map((month) => ({
          value: twoDigits(month),
          label: dates.calendar(`2026-${twoDigits(month)}-01`, 'monthName'),
        })),
      )}
      {list(
        'year',
        years.map((year) => ({ value: String(year), label: String(year) })),
      )}
    </fieldset>
  )
}
