import type { ErrorCode } from '@understudy/contracts/errors'
import { type RegisterSettings, type RegisterType, registerSettings, rulesOf } from '@understudy/contracts/registration'
import { useState } from 'react'
import { useSettings } from '@/domain/system'
import { errorText, invalidate, isApiError } from '@/shared/api'
import {
  CaptchaField,
  FieldsRefused,
  Form,
  FormError,
  refusedAt,
  useCaptcha,
  useForm,
  useMobileCountries,
  useTypedMobile,
} from '@/shared/forms'
import { text, useText } from '@/shared/i18n'
import { LOGIN_TOAST, TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'
import type { InviterCodes } from './affiliate.ts'
import { payloadOf } from './payload.ts'
import { RegistrationFields } from './RegistrationFields.tsx'
import { openAccount } from './register.ts'
import { registrationDraft, useRegistrationDraft } from './registration-draft.ts'
import {
  EMPTY_REGISTRATION,
  type FormField,
  needsCode,
  refusedFields,
  registrationSchema,
  type Values,
} from './registration-rules.ts'
import { TermsConsent } from './TermsConsent.tsx'
import { useInvitation } from './use-invitation.ts'
import { useNumberProof } from './use-number-proof.ts'
import { useUsernameCheck } from './use-username-check.ts'

interface RegistrationFormProps {
  settings: RegisterSettings
  type: RegisterType
  invitation: InviterCodes
}

const refused = refusedAt({
  'username.exists': 'username',
  'name.invalid': 'username',
  'mobile.exists': 'mobileNum',
  'mobile.invalid': 'mobileNum',
  'email.exists': 'email',
  'captcha.invalid': 'captcha',
  'login.captcha.required': 'captcha',
  'password.not.match': 'confirmPassword',
  'affiliate.code.invalid': 'affiliateCode',
  'referrer.invalid': 'recommenderId',
  'sms.code.invalid': 'verificationCode',
  'sms.code.expired': 'verificationCode',
} satisfies Partial<Record<ErrorCode, FormField>>)

/** Refusals before the platform checks the captcha. */
const BEFORE_THE_PICTURE: readonly string[] = [
  'client.offline',
  'field.invalid',
  'function.not.available',
  'mobile.invalid',
  'password.not.match',
  'register.closed',
  'sms.code.expired',
  'sms.code.invalid',
  'social.token.invalid',
]

export function RegistrationForm({ settings, type, invitation }: RegistrationFormProps) {
  const t = useText()
  const domain = useSettings()?.mainDomain ?? location.hostname
  const [agrees, setAgrees] = useState(true)
  const captcha = useCaptcha(settings.captcha.enabled)
  const [initial] = useState(
    (): Values => ({
      ...EMPTY_REGISTRATION,
      ...registrationDraft().values,
      ...(invitation.affiliateCode && { affiliateCode: invitation.affiliateCode }),
      ...(invitation.recommenderId && { recommenderId: invitation.recommenderId }),
    }),
  )
  const { countryOf } = useMobileCountries()
  const { field, set, isValid, form, busy, values } = useForm({
    initial,
    schema: ({ countryDialingCode }: Values) => registrationSchema(settings, type, countryOf(countryDialingCode)),
    submit,
  })
  useRegistrationDraft(type, values)
  const rules = rulesOf(settings, type)
  const username = useUsernameCheck(values.username, rules.username, rules.username.enabled)
  const mobile = useTypedMobile({ dialingCode: values.countryDialingCode, mobileNum: values.mobileNum })
  const proof = useNumberProof({
    settings,
    mobile,
    checkNumber: () => isValid('mobileNum'),
  })
  const code = values.affiliateCode.trim()
  const invited = useInvitation(code, settings.invitationCheck && settings.affiliateCode.enabled)

  async function submit(typed: Values) {
    if (!agrees) return
    let wasSent = false
    try {
      const submitted = rules.mobileNum.enabled && typed.mobileNum ? { ...typed, ...(await mobile.known()) } : typed
      const word = needsCode(settings, type) ? await proof.prove(submitted.verificationCode) : undefined
      if (settings.invitationCheck && settings.affiliateCode.enabled && submitted.affiliateCode)
        await invited.verify(submitted.affiliateCode)
      wasSent = true
      const { userName } = await openAccount(type, payloadOf(settings, type, submitted, { domain, proof: word }))
      const welcome = type === 'username' ? 'registration:welcome' : 'registration:welcomeWithName'
      toast.success(text(welcome, { name: userName }), type === 'username' ? LOGIN_TOAST.welcome : TOAST.long)
    } catch (problem) {
      if (!isApiError(problem)) throw problem
      // A captcha picture is valid for one attempt, unless the attempt was refused before it was checked.
      if (wasSent && !BEFORE_THE_PICTURE.includes(problem.code)) {
        set({ captcha: '' })
        captcha.refresh()
      }
      if (problem.code === 'social.token.invalid') proof.forget()
      if (problem.code === 'affiliate.code.invalid') toast.error(errorText(problem), TOAST.invitationCode)
      if (problem.code === 'register.closed' || problem.code === 'function.not.available') invalidate(registerSettings)
      if (problem.code === 'field.invalid')
        throw new FieldsRefused(refusedFields(settings, problem.detail.fields), problem)
      throw refused(problem)
    }
  }

  return (
    <Form
      form={form}
      label={t('registration:form')}
      submit={t(busy ? 'registration:submitting' : 'registration:submit')}
      disabled={!agrees}
      after={proof.dialog}
    >
      <RegistrationFields
        settings={settings}
        type={type}
        field={field}
        dialingCode={field('countryDialingCode')}
        code={needsCode(settings, type) ? proof.request : undefined}
        username={username}
        agentName={invited.agentName}
        invitationIsBad={invited.isBad}
      />
      {settings.captcha.enabled && <CaptchaField field={field('captcha')} captcha={captcha} />}
      <TermsConsent agrees={agrees} onChange={setAgrees} />
      {invitation.broken && <FormError>{t('shared:error.err_referrer')}</FormError>}
    </Form>
  )
}
