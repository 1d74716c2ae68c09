import { UserRound } from 'lucide-react'
import { keepsPasswords, rememberedLogin } from '@/domain/login/remembered-login'
import { CaptchaField, Checkbox, Form, PasswordField, TextField, useForm } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { TextLink } from '@/shared/navigation/links'
import { loginFailure } from './LoginFailure.tsx'
import styles from './LoginForms.module.css'
import { LOGIN_RULES, passwordLoginSchema } from './login-rules.ts'
import { type LoginContext, useLoginAttempt } from './use-login-attempt.ts'

function emptyOrRemembered() {
  const { username = '', password = '' } = rememberedLogin.read('username') ?? {}
  return { username, password, captcha: '', remember: true }
}

/** Login by username and password, with a slide check if the merchant requires one, and a captcha after a failed login (LOGIN-011). */
export function PasswordForm({ context }: { context: LoginContext }) {
  const t = useText()
  const { captchaShown } = context
  const { attempt, captcha } = useLoginAttempt({ ...context, clearCaptcha: () => set({ captcha: '' }) })
  const { field, set, form, busy, values } = useForm({
    initial: emptyOrRemembered,
    schema: passwordLoginSchema(captchaShown),
    async submit({ username, password, captcha: answer, remember }) {
      await attempt({
        method: 'username',
        prepare: async () => ({
          type: 'username',
          username,
          password,
          ...(answer && { captcha: answer }),
          ...(await context.passSlide('login')),
        }),
        remember,
        remembered: { username, password, countryDialingCode: '' },
      })
    },
  })

  return (
    <Form
      form={form}
      label={t('login:form')}
      submit={t(busy ? 'login:submitting' : 'login:submit')}
      failure={loginFailure}
    >
      <TextField
        field={field('username')}
        label={t('login:username')}
        placeholder={t('login:usernameHint')}
        icon={<UserRound size={18} aria-hidden="true" />}
        code
        // Longer than a name may be, so that too long input shows an error instead of being cut silently.
        maxLength={2 * LOGIN_RULES.loginUsername.max}
        autoComplete="username webauthn"
        enterKeyHint="next"
      />
      <PasswordField
        field={field('password')}
        label={t('login:password')}
        placeholder={t('login:passwordHint')}
        maxLength={LOGIN_RULES.loginPassword.max}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      {captchaShown && <CaptchaField field={field('captcha')} captcha={captcha} />}
      <div className={styles.row}>
        <Checkbox name="remember" checked={values.remember} onChange={(remember) => set({ remember })}>
          {t(keepsPasswords() ? 'login:remember' : 'login:rememberName')}
        </Checkbox>
        <TextLink to={paths.forgotPassword()}>{t('login:forgot')}</TextLink>
      </div>
    </Form>
  )
}
