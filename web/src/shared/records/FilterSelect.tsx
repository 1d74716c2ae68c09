import { type ReactNode, useId } from 'react'
import { useText } from '@/shared/i18n'
import { Select } from '@/shared/ui/Select'
import styles from './Filters.module.css'

/** Filters of a record side by side. */
export const Filters = ({ children }: { children: ReactNode }) => <div className={styles.filters}>{children}</div>

interface FilterSelectProps<T extends string> {
  label: string
  /** Undefined for no filter. */
  value: T | undefined
  options: readonly (readonly [value: T, label: string])[]
  onChange: (value: T | undefined) => void
  /** Label of the default option, for a sort order; a filter's default is "all". */
  usual?: T
}

/** Select that filters a record by one value, or not at all. */
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
