import { resetPassword } from '@understudy/contracts/password'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { rememberedLogin } from '@/domain/login/remembered-login'
import { useAction } from '@/shared/api/action'
import { Form, SubmitStopped, useForm } from '@/shared/forms'
import { text, useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { useIsHere } from '@/shared/navigation/use-is-here'
import { TOAST } from '@/shared/timings'
import page from '@/shared/ui/Page.module.css'
import { toast } from '@/shared/ui/toast'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { confirmed, newPasswordFields, passwordFieldErrors, usePasswordRule } from './new-password.ts'
import { isCodeFailure, type ProvenReset } from './reset.ts'

/** Last step of a reset; if the code has expired meanwhile, returns to the first. */
export function SetNewPassword({ proven, onLost }: { proven: ProvenReset; onLost: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const passwordRule = usePasswordRule()
  const username = 'username' in proven.account ? proven.account.username : ''
  const reset = useAction(resetPassword, {
    success: [text('password:reset'), TOAST.short],
    refused(error) {
      if (isCodeFailure(error)) {
        toast.error(text('password:codeLost'))
        onLost()
        return new SubmitStopped()
      }
      return passwordFieldErrors(error)
    },
    onDone() {
      // The remembered password is no longer valid.
      const remembered = rememberedLogin.read('username')
      if (remembered?.username.toLowerCase() === username.toLowerCase())
        rememberedLogin.keep('username', { ...remembered, password: '' })
      if (isHere()) navigate(paths.login(), { replace: true })
    },
  })
  const { field, form } = useForm({
    initial: { newPassword: '', confirmNewPassword: '' },
    schema: z.object(newPasswordFields(passwordRule, username)).check(confirmed()),
    async submit(passwords) {
      await reset.send({ body: { ...proven, ...passwords } })
    },
  })
  return (
    <div className={page.page}>
      <p className={page.intro}>{t('password:resetIntro')}</p>
      <Form form={form} label={t('password:form')} submit={t('password:setNew')}>
        {username && <input type="hidden" name="username" autoComplete="username" value={username} readOnly />}
        <NewPasswordFields next={field('newPassword')} confirmation={field('confirmNewPassword')} rule={passwordRule} />
      </Form>
    </div>
  )
}
