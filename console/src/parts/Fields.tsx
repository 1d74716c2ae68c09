import { Search as SearchIcon } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { FieldFrame } from '@/shared/forms/Field'
import field from '@/shared/forms/Field.module.css'
import { Select } from '@/shared/ui/Select'

interface Labelled {
  label: string
  /** The control API's error for this field. */
  error?: string | undefined
}

const frame = ({ label, error }: Labelled) => ({ label, message: error && <bdi>{error}</bdi> })

interface TextFieldProps extends Labelled, Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
  /** Suggestions while typing. */
  proposals?: readonly string[]
}

export function TextField({ label, error, value, onChange, proposals, ...rest }: TextFieldProps) {
  const list = useId()
  return (
    <FieldFrame {...frame({ label, error })}>
      {(control) => (
        <>
          <input
            {...rest}
            {...control}
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
    </FieldFrame>
  )
}

interface LongFieldProps extends Labelled, Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
}

/** A field for several lines of text. */
export const LongField = ({ label, error, value, onChange, ...rest }: LongFieldProps) => (
  <FieldFrame {...frame({ label, error })}>
    {(control) => <textarea {...rest} {...control} value={value} onChange={(event) => onChange(event.target.value)} />}
  </FieldFrame>
)

interface PickProps<T extends string> extends Labelled {
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

export const SelectBox = <T extends string>({ label, error, value, options, onChange }: PickProps<T>) => (
  <FieldFrame {...frame({ label, error })}>
    {({ className: _className, ...control }) => (
      <Select {...control} bare value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )}
  </FieldFrame>
)

/** Filters a list while typing. */
export const SearchField = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (v: string) => void
}) => (
  <div className={field.box}>
    <SearchIcon size={16} aria-hidden="true" className={field.icon} />
    <input
      type="search"
      className={field.control}
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
