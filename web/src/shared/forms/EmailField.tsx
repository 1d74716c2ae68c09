import { Mail } from 'lucide-react'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Maximum length of an e-mail address (RFC 5321). */
const LONGEST = 254

/** E-mail field, with the fitting keyboard and autocomplete. */
export const EmailField = (props: Pick<TextFieldProps, 'field' | 'label'>) => (
  <TextField
    {...props}
    icon={<Mail size={18} aria-hidden="true" />}
    code
    type="email"
    inputMode="email"
    maxLength={LONGEST}
    autoComplete="email"
  />
)
