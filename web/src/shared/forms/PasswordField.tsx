import { Eye, EyeOff, LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/Button'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Password field with an eye button that shows or hides it; pasting and password managers work. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'code' | 'after' | 'icon'>) {
  const t = useText()
  const [isVisible, setVisible] = useState(false)
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      code
      icon={<LockKeyhole size={18} aria-hidden="true" />}
      after={
        <IconButton
          label={t(isVisible ? 'forms:password.hide' : 'forms:password.show')}
          icon={isVisible ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  )
}
