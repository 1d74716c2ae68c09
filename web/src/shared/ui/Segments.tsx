import { useId } from 'react'
import { classes } from './classes.ts'
import styles from './Segments.module.css'

interface SegmentsProps<T extends string> {
  /** Accessible name of the group. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T | undefined
  onChange: (value: T) => void
  /**
   * `fit`: segments as wide as their labels, for labels of different lengths in little space; `chips`: each framed, in as
   * many lines as they need.
   */
  look?: 'fit' | 'chips'
}

/** Segmented control: a few options side by side, one of which is selected. */
export function Segments<T extends string>({ label, options, value, onChange, look }: SegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset className={classes(styles.segments, look && styles[look])}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes(styles.segment, option.value === value && styles.chosen)}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <bdi>{option.label}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
