import { Mail } from 'lucide-react'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Longest address there can be (RFC 5321). */
const LONGEST = 254

/** An e-mail address, with the keyboard and the suggestions of one. */
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
