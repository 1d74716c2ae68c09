import { Search as SearchIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './parts.module.css'
import { Wrong } from './Trouble.tsx'

interface Labelled {
  label: string
  /** What the control API had against it. */
  error?: string | undefined
}

interface Wiring {
  id: string
  className: string | undefined
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

function Labelling({ label, error, children }: Labelled & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const wrong = `${id}wrong`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? wrong : undefined,
      })}
      {error && <Wrong id={wrong} text={error} />}
    </div>
  )
}

interface TextFieldProps extends Labelled, Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
  /** What is proposed while one types. */
  proposals?: readonly string[]
}

export function TextField({ label, error, value, onChange, proposals, ...rest }: TextFieldProps) {
  const list = useId()
  return (
    <Labelling label={label} error={error}>
      {(wiring) => (
        <>
          <input
            {...rest}
            {...wiring}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            list={proposals && list}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          {proposals && (
            <datalist id={list}>
              {proposals.map((proposal) => (
                <option key={proposal} value={proposal} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Labelling>
  )
}

interface LongFieldProps extends Labelled, Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
}

/** Several lines of text. */
export const LongField = ({ label, error, value, onChange, ...rest }: LongFieldProps) => (
  <Labelling label={label} error={error}>
    {(wiring) => <textarea {...rest} {...wiring} value={value} onChange={(event) => onChange(event.target.value)} />}
  </Labelling>
)

interface PickProps<T extends string> extends Labelled {
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

export const Pick = <T extends string>({ label, error, value, options, onChange }: PickProps<T>) => (
  <Labelling label={label} error={error}>
    {(wiring) => (
      <select {...wiring} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Labelling>
)

/** Narrows a list while one types. */
export const Search = ({ label, value, onChange }: { label: string; value: string; onChange: (v: string) => void }) => (
  <div className={styles.search}>
    <SearchIcon size={16} aria-hidden="true" />
    <input
      type="search"
      className={styles.input}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      spellCheck={false}
    />
  </div>
)

/** Whether every word typed is in one of the texts. */
export const matches = (typed: string, ...texts: string[]) => {
  const all = texts.join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
