import { localMobile } from '@understudy/contracts/mobile'
import { bindMobile } from '@understudy/contracts/security'
import { smsForBinding } from '@understudy/contracts/verification'
import * as z from 'zod/mini'
import { ApiError, call } from '@/shared/api'
import {
  CodeField,
  MobileField,
  mobileRule,
  rules,
  SubmitStopped,
  useCodeRequest,
  useForm,
  useMobileCountries,
} from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { LoginPasswordField, SecuritySheet, useSecurityAction } from './SecuritySheet.tsx'
import { loginPassword, messageCode } from './security-rules.ts'

/** Sheet to change the mobile number, with a code sent to it and the login password. */
export function MobileSheet({ asks, onClose }: { asks: boolean; onClose: () => void }) {
  const t = useText()
  const { countryOf, retry } = useMobileCountries()
  const bind = useSecurityAction(bindMobile, onClose)
  const { field, form, isValid, values } = useForm({
    initial: { dialingCode: '', mobileNum: '', messageCode: '', password: '' },
    schema: ({ dialingCode }) =>
      z.object({
        mobileNum: z.string().check(rules.required(), mobileRule(countryOf(dialingCode))),
        messageCode,
        password: loginPassword(asks),
      }),
    async submit({ messageCode, password }) {
      await bind.send({ body: { ...number(), messageCode, password } })
    },
  })
  const country = countryOf(values.dialingCode)
  const local = country && localMobile(country, values.mobileNum)

  function number() {
    if (country && local !== undefined) return { mobileNum: local, countryDialingCode: country.dialingCode }
    // Without the list of countries the number cannot be validated.
    retry()
    throw new ApiError('client.slow')
  }

  const request = useCodeRequest({
    key: `bind +${country?.dialingCode ?? ''}${local ?? ''}`,
    async prepare() {
      if (!isValid('mobileNum')) throw new SubmitStopped()
      return number()
    },
    ask: async (body) => (await call(smsForBinding, { body })).expirationTime,
  })
  return (
    <SecuritySheet title={t('security:mobile.title')} intro={t('security:mobile.intro')} {...{ form, onClose }}>
      <MobileField mobile={field('mobileNum')} dialingCode={field('dialingCode')} label={t('security:mobile.new')} />
      <CodeField field={field('messageCode')} request={request} enterKeyHint="next" />
      {asks && <LoginPasswordField field={field('password')} />}
    </SecuritySheet>
  )
}
