import { useId } from 'react'
import styles from './parts.module.css'

interface ChoicesProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  value: T | undefined
  onChange: (value: T) => void
}

/** A few possibilities side by side, one of which holds. */
export function Choices<T extends string>({ label, options, value, onChange }: ChoicesProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <bdi>{option.label}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
