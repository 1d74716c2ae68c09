import { type ReactNode, useId } from 'react'
import { useText } from '@/shared/i18n'
import { Select } from '@/shared/ui/Select'
import styles from './Filters.module.css'

/** Filters of a record side by side. */
export const Filters = ({ children }: { children: ReactNode }) => <div className={styles.filters}>{children}</div>

interface FilterSelectProps<T extends string> {
  label: string
  /** Undefined where it does not narrow. */
  value: T | undefined
  options: readonly (readonly [value: T, label: string])[]
  onChange: (value: T | undefined) => void
  /** What holds where nothing is chosen, of a filter that orders; one that narrows shows all. */
  usual?: T
}

/** Narrows a record to one of several, or to none of them. */
export function FilterSelect<T extends string>({ label, value, options, onChange, usual }: FilterSelectProps<T>) {
  const t = useText()
  const id = useId()
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value ?? usual ?? ''}
        onChange={(event) => onChange(options.find(([option]) => option === event.target.value)?.[0])}
      >
        {usual === undefined && <option value="">{t('record:filter.all')}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  )
}
