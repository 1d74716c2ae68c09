import { changePassword } from '@understudy/contracts/password'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { rememberedLogin } from '@/domain/login/remembered-login'
import { call, isApiError } from '@/shared/api'
import { SubmitStopped, useCaptcha, useForm } from '@/shared/forms'
import { text } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { useIsHere } from '@/shared/navigation/use-is-here'
import { useSession } from '@/shared/session'
import { stored } from '@/shared/storage'
import { TIMINGS } from '@/shared/timings'
import { ask } from '@/shared/ui/ask'
import { toast } from '@/shared/ui/toast'
import { changeSchema } from './change-rules.ts'
import { passwordFieldErrors, usePasswordRule } from './new-password.ts'

const temporaryPassword = stored('temporaryPassword', z.string())

/** The account's password stored on this device, in which case the old one is not asked for (PSW-002). */
function rememberedPassword(username: string | undefined): string {
  const remembered = rememberedLogin.read('username')
  return remembered && username !== undefined && remembered.username.toLowerCase() === username.toLowerCase()
    ? remembered.password
    : ''
}

/** Updates the stored credentials after a password change. */
function remember(username: string, password: string) {
  temporaryPassword.remove()
  const remembered = rememberedLogin.read('username')
  if (remembered?.username.toLowerCase() === username.toLowerCase())
    rememberedLogin.keep('username', { ...remembered, password })
}

const sameAsOld = async () => {
  await ask({ title: text('shared:error.err_same_password'), confirm: text('password:understood') })
  return new SubmitStopped()
}

/** State of the password change form, with a session or by username (spec §4 password change). */
export function useChangePassword() {
  const session = useSession()
  const navigate = useNavigate()
  const passwordRule = usePasswordRule()
  const [storedPassword, setStoredPassword] = useState(() => rememberedPassword(session?.userName))
  const [captchaShown, setCaptchaShown] = useState(false)
  const captcha = useCaptcha(captchaShown)
  const isHere = useIsHere()

  const schemaOf = ({ username }: { username: string }) =>
    changeSchema({ passwordRule, username, byName: !session, asksOld: !storedPassword, captchaShown })

  const form = useForm({
    initial: () => ({
      username: session?.userName ?? rememberedLogin.read('username')?.username ?? '',
      oldPassword: '',
      newPassword: '',
      confirmNewPassword: '',
      captcha: '',
    }),
    schema: schemaOf,
    submit,
  })

  async function submit(values: z.output<ReturnType<typeof changeSchema>>) {
    const { username, newPassword, confirmNewPassword } = values
    const oldPassword = storedPassword || values.oldPassword
    if (newPassword === oldPassword) throw await sameAsOld()
    const loading = toast.loading(text('shared:state.wait'))
    try {
      const byName = session ? {} : { username, ...(values.captcha && { captcha: values.captcha }) }
      await call(changePassword, { body: { ...byName, oldPassword, newPassword, confirmNewPassword } })
    } catch (error) {
      throw await refused(error)
    } finally {
      loading.done()
    }
    remember(username, newPassword)
    toast.success(text('password:saved'))
    await new Promise((resolve) => setTimeout(resolve, TIMINGS.passwordChangeRedirect))
    // Not if the player has navigated away meanwhile.
    if (isHere()) navigate(session ? paths.home() : paths.login(), { replace: true })
  }

  async function refused(error: unknown): Promise<unknown> {
    if (!isApiError(error)) return error
    if (captchaShown && error.code !== 'client.offline') {
      form.set({ captcha: '' })
      captcha.refresh()
    }
    if (error.detail.captcha) setCaptchaShown(true)
    if (error.code === 'password.same') return sameAsOld()
    // The stored password is wrong, so from now on the old one must be typed.
    if (error.code === 'password.old.wrong') setStoredPassword('')
    return passwordFieldErrors(error)
  }

  return { ...form, session, passwordRule, asksOld: !storedPassword, captcha: captchaShown ? captcha : undefined }
}
