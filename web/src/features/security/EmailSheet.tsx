import { EmailAddress } from '@understudy/contracts/member'
import { bindEmail } from '@understudy/contracts/security'
import { emailForBinding } from '@understudy/contracts/verification'
import * as z from 'zod/mini'
import { call } from '@/shared/api'
import { CodeField, EmailField, messageCode, rule, rules, SubmitStopped, useCodeRequest, useForm } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { LoginPasswordField, SecuritySheet, useSecurityAction } from './SecuritySheet.tsx'
import { loginPassword } from './security-rules.ts'

/** Sheet to change the e-mail address, with a code sent to it and the login password. */
export function EmailSheet({ asks, onClose }: { asks: boolean; onClose: () => void }) {
  const t = useText()
  const bind = useSecurityAction(bindEmail, onClose)
  const { field, form, isValid, values } = useForm({
    initial: { email: '', messageCode: '', password: '' },
    schema: z.object({
      email: z.string().check(
        z.trim(),
        rules.required(),
        rule((value) => z.safeParse(EmailAddress, value).success, 'security:email.shape'),
      ),
      messageCode,
      password: loginPassword(asks),
    }),
    async submit(body) {
      await bind.send({ body })
    },
  })
  const email = values.email.trim()
  const request = useCodeRequest({
    keyOf: () => `bind ${email.toLowerCase()}`,
    async prepare() {
      if (!isValid('email')) throw new SubmitStopped()
    },
    ask: async () => (await call(emailForBinding, { body: { email } })).expirationTime,
  })
  return (
    <SecuritySheet title={t('security:email.title')} intro={t('security:email.intro')} form={form} onClose={onClose}>
      <EmailField field={field('email')} label={t('security:email.new')} />
      <CodeField field={field('messageCode')} request={request} enterKeyHint="next" />
      {asks && <LoginPasswordField field={field('password')} />}
    </SecuritySheet>
  )
}
