import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import styles from './Stepper.module.css'

interface StepperProps {
  label: string
  value: number
  min: number
  max: number
  /** Names of the two keys for screen readers. */
  less: string
  more: string
  onChange: (value: number) => void
  labelled?: boolean
}

/** A number with a key on each side; it can be typed too. Less stands first, from left to right in every language. */
export function Stepper({ label, value, min, max, less, more, onChange, labelled = true }: StepperProps) {
  const id = useId()
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
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => set(Number(event.currentTarget.value.replace(/\D/g, '') || min))}
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
