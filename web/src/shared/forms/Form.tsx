import type { FormEvent, ReactNode, Ref } from 'react'
import styles from './Form.module.css'

interface FormProps {
  form: { ref: Ref<HTMLFormElement>; onSubmit: (event: FormEvent) => void; 'aria-busy': boolean }
  label: string
  children: ReactNode
}

/** The browser's own messages are off: they know neither our rules nor our languages. */
export function Form({ form, label, children }: FormProps) {
  return (
    <form {...form} className={styles.form} aria-label={label} noValidate>
      {children}
    </form>
  )
}
