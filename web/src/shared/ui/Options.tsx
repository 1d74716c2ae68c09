import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Options.module.css'

interface Option<T extends string> {
  value: T
  label: ReactNode
  /** Second line, quieter. */
  hint?: ReactNode
}

interface OptionsProps<T extends string> {
  /** What is chosen here. */
  label: string
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
  /** What stands below the options. */
  children?: ReactNode
}

/** A few choices with a line about each, one below the other or side by side where there is room. */
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
