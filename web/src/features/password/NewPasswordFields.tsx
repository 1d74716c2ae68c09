import type { FieldRule } from '@understudy/contracts/registration'
import { type BoundField, PasswordField } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import page from '@/shared/ui/Page.module.css'
import { passwordHint } from './new-password.ts'

interface NewPasswordFieldsProps {
  next: BoundField<string>
  confirmation: BoundField<string>
  rule: FieldRule | undefined
}

/** Fields for a new password and its confirmation, with its rule. */
export function NewPasswordFields({ next, confirmation, rule }: NewPasswordFieldsProps) {
  const t = useText()
  return (
    <>
      <PasswordField field={next} label={t('password:new')} maxLength={64} autoComplete="new-password" />
      <PasswordField
        field={confirmation}
        label={t('password:confirm')}
        maxLength={64}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <p className={page.intro}>{passwordHint(rule)}</p>
    </>
  )
}
