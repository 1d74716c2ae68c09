import styles from './Progress.module.css'

interface ProgressProps {
  value: number
  max: number
  /** What it is progress of, for screen readers. */
  label: string
}

/** How much of something there is: done, deposited, reached. */
export function Progress({ value, max, label }: ProgressProps) {
  return <meter className={styles.progress} min={0} max={max} value={Math.min(value, max)} aria-label={label} />
}
