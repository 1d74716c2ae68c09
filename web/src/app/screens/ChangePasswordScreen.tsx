import { UserRound } from 'lucide-react'
import { useFlags } from '@/domain/system'
import { NewPasswordFields } from '@/features/password/NewPasswordFields'
import { useChangePassword } from '@/features/password/use-change-password'
import { CaptchaField, Form, PasswordField, TextField } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { openPanel, paths } from '@/shared/navigation'
import { TextLink } from '@/shared/navigation/links'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import page from '@/shared/ui/Page.module.css'

/** /m/changePsw: with a session the username is fixed; without one it is entered, with the old password (PSW-008). */
export default function ChangePasswordScreen() {
  const t = useText()
  const { password } = useFlags()
  if (!password)
    return (
      <EmptyState
        scene="keys"
        action={<Button onClick={() => openPanel('service')}>{t('shared:action.service')}</Button>}
      >
        {t('password:closed')}
      </EmptyState>
    )
  return <ChangePassword />
}

function ChangePassword() {
  const t = useText()
  const { field, form, session, passwordRule, asksOld, captcha } = useChangePassword()
  return (
    <div className={page.page}>
      <Form form={form} label={t('password:form')} submit={t('password:submit')}>
        <TextField
          field={field('username')}
          label={t('password:username')}
          icon={<UserRound size={18} aria-hidden="true" />}
          code
          readOnly={session !== undefined}
          maxLength={40}
          autoComplete="username"
        />
        {asksOld && (
          <PasswordField
            field={field('oldPassword')}
            label={t('password:old')}
            maxLength={64}
            autoComplete="current-password"
          />
        )}
        <NewPasswordFields next={field('newPassword')} confirmation={field('confirmNewPassword')} rule={passwordRule} />
        {captcha && <CaptchaField field={field('captcha')} captcha={captcha} />}
      </Form>
      <TextLink to={paths.forgotPassword()}>{t('password:forgotten')}</TextLink>
    </div>
  )
}
