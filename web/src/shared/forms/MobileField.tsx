import { LIMITS } from '@understudy/contracts/page-sizes'
import { ChevronDown } from 'lucide-react'
import { useText } from '@/shared/i18n'
import styles from './MobileField.module.css'
import { useMobileCountries } from './mobile.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'
import type { BoundField } from './use-form.ts'

/** Longer than any number with its blanks and brackets. */
const LONGEST_PASTE = 60

/** Removes characters that do not belong to a number, and digits above the limit. */
function mobileShape(typed: string): string {
  let digits = 0
  const isTooMuch = (letter: string) => /\d/.test(letter) && ++digits > LIMITS.mobileNum
  return [...typed.replace(/[^\d+\s()-]/g, '')].filter((letter) => !isTooMuch(letter)).join('')
}

type MobileFieldProps = Pick<TextFieldProps, 'label' | 'disabled' | 'enterKeyHint'> & {
  mobile: BoundField<string>
  dialingCode: BoundField<string>
}

/** Mobile number with a country's dialing code; accepts a pasted number that includes the code. */
export function MobileField({ mobile, dialingCode, label, ...input }: MobileFieldProps) {
  const t = useText()
  const { countries, countryOf } = useMobileCountries()
  const country = countryOf(dialingCode.value)
  return (
    <TextField
      {...input}
      field={mobile}
      label={label}
      code
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={LONGEST_PASTE}
      shape={mobileShape}
      before={
        <span className={styles.place}>
          <span aria-hidden="true">{country?.flag}</span>
          <span aria-hidden="true">{country ? `+${country.dialingCode}` : '+'}</span>
          <ChevronDown size={16} aria-hidden="true" />
          {/* A native select lies over the visible text, so that every kind of input works. */}
          <select
            className={styles.choice}
            aria-label={t('forms:mobile.dialingCode')}
            name={dialingCode.name}
            value={country?.dialingCode ?? ''}
            disabled={countries.length === 0}
            onChange={(event) => dialingCode.onChange(event.target.value)}
          >
            {countries.map(({ code, name, dialingCode: digits, flag }) => (
              <option key={code} value={digits}>
                {`${flag} ${name} +${digits}`}
              </option>
            ))}
          </select>
        </span>
      }
    />
  )
}
