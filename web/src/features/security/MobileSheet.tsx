import { bindMobile } from '@understudy/contracts/security'
import { smsForBinding } from '@understudy/contracts/verification'
import * as z from 'zod/mini'
import { call } from '@/shared/api'
import {
  CodeField,
  MobileField,
  messageCode,
  mobileKey,
  mobileRule,
  rules,
  SubmitStopped,
  useCodeRequest,
  useForm,
  useMobileCountries,
  useTypedMobile,
} from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { LoginPasswordField, SecuritySheet, useSecurityAction } from './SecuritySheet.tsx'
import { loginPassword } from './security-rules.ts'

/** Sheet to change the mobile number, with a code sent to it and the login password. */
export function MobileSheet({ asks, onClose }: { asks: boolean; onClose: () => void }) {
  const t = useText()
  const { countryOf } = useMobileCountries()
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
      await bind.send({ body: { ...(await typed.known()), messageCode, password } })
    },
  })
  const typed = useTypedMobile(values)
  const request = useCodeRequest({
    keyOf: (mobile = typed.shown) => `bind ${mobileKey(mobile)}`,
    async prepare() {
      if (!isValid('mobileNum')) throw new SubmitStopped()
      return typed.known()
    },
    ask: async (body) => (await call(smsForBinding, { body })).expirationTime,
  })
  return (
    <SecuritySheet title={t('security:mobile.title')} intro={t('security:mobile.intro')} form={form} onClose={onClose}>
      <MobileField mobile={field('mobileNum')} dialingCode={field('dialingCode')} label={t('security:mobile.new')} />
      <CodeField field={field('messageCode')} request={request} enterKeyHint="next" />
      {asks && <LoginPasswordField field={field('password')} />}
    </SecuritySheet>
  )
}
