import { localMobile } from '@understudy/contracts/mobile'
import { useCloud } from '@/domain/cloud'
import { rememberedLogin } from '@/domain/login/remembered-login'
import { useSettings } from '@/domain/system'
import { ApiError } from '@/shared/api'
import {
  CaptchaField,
  Checkbox,
  CodeField,
  Form,
  MobileField,
  SubmitStopped,
  useCodeRequest,
  useForm,
  useMobileCountries,
} from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { cloudCodes, type Mobile, platformCodes } from './code-source.ts'
import { loginFailure } from './LoginFailure.tsx'
import styles from './LoginForms.module.css'
import { mobileLoginSchema } from './login-rules.ts'
import { type LoginContext, useLoginAttempt } from './use-login-attempt.ts'

function emptyOrRemembered() {
  const { username = '', countryDialingCode = '' } = rememberedLogin.read('sms') ?? {}
  return { mobileNum: username, dialingCode: countryDialingCode, messageCode: '', captcha: '', remember: true }
}

const FIELDS: Readonly<Record<string, string>> = {
  'sms.code.invalid': 'messageCode',
  'sms.code.expired': 'messageCode',
  'mobile.invalid': 'mobileNum',
}

/** Login by mobile number and message code, from the platform or from the merchant's cloud service. */
export function MobileForm({ context }: { context: LoginContext }) {
  const t = useText()
  const { captchaShown } = context
  const viaCloud = useSettings()?.social.cloudSms ?? false
  const project = useCloud()
  const codes = viaCloud ? cloudCodes(project) : platformCodes
  const { attempt, captcha } = useLoginAttempt({
    ...context,
    clearCaptcha: () => set({ captcha: '' }),
    onRefused(code) {
      // The code is void, so the countdown ends and another one can be requested.
      if (code === 'sms.code.expired') request.reset()
      return FIELDS[code]
    },
  })

  const { countryOf, retry } = useMobileCountries()
  const { field, set, isValid, form, busy, values } = useForm({
    initial: emptyOrRemembered,
    schema: ({ dialingCode }) => mobileLoginSchema(captchaShown, countryOf(dialingCode)),
    async submit({ messageCode, captcha: answer, remember }) {
      await attempt({
        method: 'sms',
        prepare: async () => ({ ...(await codes.inputFor(known(), messageCode)), ...(answer && { captcha: answer }) }),
        remember,
        remembered: { username: local, password: '', countryDialingCode: country?.dialingCode ?? '' },
      })
    },
  })
  const country = countryOf(values.dialingCode)
  const local: string = (country && localMobile(country, values.mobileNum)) ?? values.mobileNum

  /** The number in the format of the calls; undefined until the countries are loaded. */
  const known = (): Mobile => {
    if (country) return { mobileNum: local, countryDialingCode: country.dialingCode }
    retry()
    throw new ApiError('client.slow')
  }
  const request = useCodeRequest({
    key: `login ${country?.dialingCode} ${local}`,
    async prepare() {
      if (!isValid('mobileNum')) throw new SubmitStopped()
      return { mobile: known(), passed: viaCloud ? {} : await context.passSlide('sms') }
    },
    ask: ({ mobile, passed }) => codes.send(mobile, passed),
    quiet: viaCloud,
  })

  return (
    <Form
      form={form}
      label={t('login:form')}
      submit={t(busy ? 'login:submitting' : 'login:submit')}
      failure={loginFailure}
    >
      <MobileField mobile={field('mobileNum')} dialingCode={field('dialingCode')} label={t('forms:mobile.label')} />
      <CodeField field={field('messageCode')} request={request} />
      {captchaShown && <CaptchaField field={field('captcha')} captcha={captcha} />}
      <div className={styles.row}>
        <Checkbox name="remember" checked={values.remember} onChange={(remember) => set({ remember })}>
          {t('login:rememberMobile')}
        </Checkbox>
        <Link className={styles.link} to={paths.forgotPassword()}>
          {t('login:forgot')}
        </Link>
      </div>
    </Form>
  )
}
