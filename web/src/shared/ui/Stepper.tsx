import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { latinDigits } from '@/shared/format/digits'
import styles from './Stepper.module.css'

interface StepperProps {
  label: string
  value: number
  min: number
  max: number
  /** Accessible names of the two buttons. */
  less: string
  more: string
  onChange: (value: number) => void
  labelled?: boolean
}

/** Number input with minus and plus buttons, left to right in every language. */
export function Stepper({ label, value, min, max, less, more, onChange, labelled = true }: StepperProps) {
  const id = useId()
  // May be empty while typing: inserting the minimum at once would make it the first digit of the next number.
  const [emptied, setEmptied] = useState(false)
  const type = (typed: string) => {
    // A pasted fraction ends at its point: 1.5 is no 15.
    const [digits = ''] = /\d+/.exec(latinDigits(typed).replace(/,(?=\d{3})/g, '')) ?? []
    setEmptied(digits === '')
    set(Number(digits || min))
  }
  const set = (next: number) => onChange(Math.min(max, Math.max(min, Number.isFinite(next) ? Math.trunc(next) : min)))
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelled ? styles.label : 'visually-hidden'}>
        {label}
      </label>
      <div className={styles.stepper} dir="ltr">
        <button
          type="button"
          className={styles.key}
          aria-label={less}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        >
          <Minus size={18} aria-hidden="true" />
        </button>
        <input
          id={id}
          className={styles.value}
          inputMode="numeric"
          value={emptied ? '' : value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setEmptied(false)}
        />
        <button
          type="button"
          className={styles.key}
          aria-label={more}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
