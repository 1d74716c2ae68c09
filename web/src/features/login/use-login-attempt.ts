import { useNavigate } from 'react-router-dom'
import { type LoginInput, logIn } from '@/domain/login'
import { type Remembered, type RememberedMethod, rememberedLogin } from '@/domain/login/remembered-login'
import type { SlideCheck } from '@/domain/slide'
import { type ApiError, errorText, isApiError } from '@/shared/api'
import { refusedAt, useCaptcha } from '@/shared/forms'
import { text } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { LOGIN_TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'

/** State of the second factor on a new device: where the code was sent, and the login it belongs to. */
export interface DeviceStep {
  channel: 'sms' | 'email'
  /** Masked recipient. */
  to: string
  /** Account of the first step. */
  username: string
  /** Epoch ms. */
  expirationTime: number
  /** Repeats the login with the code, or without one to send a new code. */
  again: (deviceCode?: string) => Promise<number | undefined>
}

/** Options shared by the two login forms. */
export interface LoginContext {
  captchaShown: boolean
  showCaptcha: () => void
  passSlide: SlideCheck['pass']
  toDeviceStep: (step: DeviceStep) => void
  /** Whether a page for agents required the login. */
  asAgent: boolean
}

interface Attempt {
  /** Returns the login's input, after slide check or code verification. */
  prepare: () => Promise<LoginInput>
  remember: boolean
  method: RememberedMethod
  /** Credentials to store if the player wants that. */
  remembered: Remembered
}

interface AttemptOptions extends LoginContext {
  clearCaptcha: () => void
  /** Maps the error code of a refusal to its field. */
  onRefused?: (code: string) => string | undefined
}

/** Login attempts of one form with its captcha; maps refusals to form errors. */
export function useLoginAttempt({ captchaShown, clearCaptcha, onRefused, ...context }: AttemptOptions) {
  const { asAgent, showCaptcha, toDeviceStep } = context
  const navigate = useNavigate()
  const captcha = useCaptcha(captchaShown)

  const attempt = async (what: Attempt, deviceCode?: string): Promise<number | undefined> => {
    let input: LoginInput | undefined
    try {
      input = await what.prepare()
      const entry = asAgent ? ({ entry: 'agent' } as const) : {}
      const { userName } = await logIn({ ...input, ...entry, ...(deviceCode && { deviceCode }) }, what.remember)
      keep(what)
      toast.success(text('login:welcome', { name: userName }), LOGIN_TOAST.welcome)
    } catch (error) {
      if (!isApiError(error)) throw error
      // A captcha picture is valid for one attempt, unless the attempt never reached the server.
      if (captchaShown && input && error.code !== 'client.offline') {
        clearCaptcha()
        captcha.refresh()
      }
      if (error.detail.captcha) showCaptcha()
      const { channel, to, expirationTime } = error.detail
      if (
        input &&
        error.code === 'login_verify_required' &&
        channel &&
        to !== undefined &&
        expirationTime !== undefined
      ) {
        const second = secondStepOf(what, input)
        const retry = (code?: string) => (code ? attempt(second, code) : attempt(what))
        toDeviceStep({ channel, to, username: what.remembered.username, expirationTime, again: retry })
        return expirationTime
      }
      if (error.code !== 'password.expired') throw refusal(error, onRefused?.(error.code))
      // The password was right but expired: remembered for the page where it is changed.
      keep(what)
      toast.info(errorText(error), LOGIN_TOAST.failed)
      navigate(paths.changePassword(), { state: { username: what.remembered.username, expired: true } })
    }
    return undefined
  }
  return { attempt, captcha }
}

function keep({ method, remember, remembered }: Attempt) {
  if (remember) rememberedLogin.keep(method, remembered)
  else rememberedLogin.forget(method)
}

/** Input of the second step: captcha and slide check are used up and replaced by the code. */
function secondStepOf(attempt: Attempt, { captcha: _captcha, captchaResult: _slide, ...input }: LoginInput): Attempt {
  return { ...attempt, prepare: async () => input }
}

/** Shows a refusal at the captcha, or at the field that the method names. */
const refusal = (error: ApiError, field: string | undefined): unknown =>
  refusedAt({
    ...(field && { [error.code]: field }),
    'captcha.invalid': 'captcha',
    'login.captcha.required': 'captcha',
  })(error)
