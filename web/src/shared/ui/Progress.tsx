import styles from './Progress.module.css'

interface ProgressProps {
  value: number
  max: number
  /** Accessible name. */
  label: string
}

/** Progress bar. */
export function Progress({ value, max, label }: ProgressProps) {
  return <meter className={styles.progress} min={0} max={max} value={Math.min(value, max)} aria-label={label} />
}
