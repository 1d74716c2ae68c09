import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '@/shared/ui/classes'
import styles from './Checkbox.module.css'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  children: ReactNode
  className?: string
}

export function Checkbox({ checked, onChange, name, children, className }: CheckboxProps) {
  return (
    <label className={classes(styles.choice, className)}>
      <span className={styles.box}>
        <input
          type="checkbox"
          className={styles.input}
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Check size={16} strokeWidth={3} className={styles.tick} aria-hidden="true" />
      </span>
      <span>{children}</span>
    </label>
  )
}
