import { LIMITS } from '@understudy/contracts/page-sizes'
import { codeIn } from '@understudy/contracts/typed-text'
import { MessageSquareText } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import styles from './CodeField.module.css'
import { TextField, type TextFieldProps } from './TextField.tsx'
import type { CodeRequest } from './use-code-request.ts'

/** Extracts the code from typed text, or from a whole message that was pasted. */
const codeShape = (typed: string) => codeIn(typed).slice(0, LIMITS.smsCode)

type CodeFieldProps = Pick<TextFieldProps, 'field' | 'enterKeyHint'> & {
  label?: string
  request: CodeRequest
}

/** Field for a code from a message, with a button that requests one and counts down until the next is allowed. */
export function CodeField({ field, label, request, enterKeyHint = 'go' }: CodeFieldProps) {
  const t = useText()
  const { seconds, sending, send } = request
  const waits = seconds > 0
  return (
    <TextField
      field={field}
      label={label ?? t('forms:code.label')}
      code
      shape={codeShape}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="one-time-code"
      enterKeyHint={enterKeyHint}
      icon={<MessageSquareText size={18} aria-hidden="true" />}
      after={
        <Button
          look="quiet"
          size="small"
          className={styles.send}
          busy={sending}
          // Not disabled, as a disabled button would lose the focus when it is pressed.
          aria-disabled={waits || sending || undefined}
          onClick={() => !waits && send()}
        >
          {waits ? t('forms:code.seconds', { count: seconds }) : t('forms:code.get')}
        </Button>
      }
    />
  )
}
