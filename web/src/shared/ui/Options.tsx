import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Options.module.css'

interface Option<T extends string> {
  value: T
  label: ReactNode
  /** Second line. */
  hint?: ReactNode
  /** A picture or an icon beside the two lines. */
  picture?: ReactNode
}

interface OptionsProps<T extends string> {
  /** Accessible name of the group. */
  label: string
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
  /** `tiles`: four in a row, each with its picture above the text. */
  look?: 'tiles'
  /** What follows the options in the last cell, such as a button for more of them. */
  last?: ReactNode
}

/** Radio group with a description of each option, side by side where there is room. */
export function Options<T extends string>({ label, options, value, onChange, look, last }: OptionsProps<T>) {
  const name = useId()
  return (
    <fieldset className={classes(styles.options, look && styles[look])}>
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
          {option.picture && <span className={styles.picture}>{option.picture}</span>}
          <span className={styles.words}>
            <span className={styles.label}>{option.label}</span>
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
      {last}
    </fieldset>
  )
}
