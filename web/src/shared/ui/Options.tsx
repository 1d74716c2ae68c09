import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Options.module.css'

interface Option<T extends string> {
  value: T
  label: ReactNode
  /** Second line. */
  hint?: ReactNode
}

interface OptionsProps<T extends string> {
  /** Accessible name of the group. */
  label: string
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
  /** Content below the options. */
  children?: ReactNode
}

/** Radio group with a description of each option, stacked or side by side where there is room. */
export function Options<T extends string>({ label, options, value, onChange, children }: OptionsProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes(styles.option, option.value === value && styles.chosen)}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.label}>{option.label}</span>
          {option.hint && <span className={styles.hint}>{option.hint}</span>}
        </label>
      ))}
      {children}
    </fieldset>
  )
}
