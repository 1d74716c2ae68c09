import { classes } from '@/shared/ui/classes'
import face from '@/shared/ui/Switch.module.css'
import styles from './Toggle.module.css'

interface ToggleProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A line with a switch at its end. */
export function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      className={styles.toggle}
      onClick={() => onChange(!checked)}
    >
      {label}
      <span className={classes(face.switch)} aria-hidden="true" />
    </button>
  )
}
