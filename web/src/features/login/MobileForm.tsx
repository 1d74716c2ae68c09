import { useCloud } from '@/domain/cloud'
import { rememberedLogin } from '@/domain/login/remembered-login'
import { useSettings } from '@/domain/system'
import {
  CaptchaField,
  Checkbox,
  CodeField,
  Form,
  MobileField,
  mobileKey,
  SubmitStopped,
  useCodeRequest,
  useForm,
  useMobileCountries,
  useTypedMobile,
} from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { TextLink } from '@/shared/navigation/links'
import { cloudCodes, platformCodes } from './code-source.ts'
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

  const { countryOf } = useMobileCountries()
  const { field, set, isValid, form, busy, values } = useForm({
    initial: emptyOrRemembered,
    schema: ({ dialingCode }) => mobileLoginSchema(captchaShown, countryOf(dialingCode)),
    async submit({ messageCode, captcha: answer, remember }) {
      await attempt({
        method: 'sms',
        prepare: async () => ({
          ...(await codes.inputFor(await typed.known(), messageCode)),
          ...(answer && { captcha: answer }),
        }),
        remember,
        remembered: { username: mobileNum, password: '', countryDialingCode },
      })
    },
  })
  const typed = useTypedMobile(values)
  const { mobileNum, countryDialingCode } = typed.shown
  const request = useCodeRequest({
    keyOf: (asked) => `login ${mobileKey(asked?.mobile ?? typed.shown)}`,
    async prepare() {
      if (!isValid('mobileNum')) throw new SubmitStopped()
      return { mobile: await typed.known(), passed: viaCloud ? {} : await context.passSlide('sms') }
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
        <TextLink to={paths.forgotPassword()}>{t('login:forgot')}</TextLink>
      </div>
    </Form>
  )
}
