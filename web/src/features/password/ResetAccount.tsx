import { resetByEmail, resetBySms } from '@understudy/contracts/password'
import { UserRound } from 'lucide-react'
import * as z from 'zod/mini'
import { rememberedLogin } from '@/domain/login/remembered-login'
import { useSlideCheck } from '@/domain/slide'
import { call } from '@/shared/api'
import {
  CodeField,
  EmailField,
  Form,
  MobileField,
  messageCode,
  mobileKey,
  mobileRule,
  rule,
  rules,
  SubmitStopped,
  TextField,
  useCodeRequest,
  useForm,
  useMobileCountries,
  useTypedMobile,
} from '@/shared/forms'
import { useText } from '@/shared/i18n'
import page from '@/shared/ui/Page.module.css'
import { type ProvenReset, proveCode } from './reset.ts'

interface ResetProps {
  onProven: (proven: ProvenReset) => void
}

const email = z.string().check(
  z.trim(),
  rules.required('password:enterEmail'),
  rule((value) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value) && value.length < 255, 'password:emailShape'),
)

/** By username and e-mail address, to which a code is sent if they match. */
export function EmailReset({ onProven }: ResetProps) {
  const t = useText()
  const slide = useSlideCheck()
  const { field, form, isValid, values } = useForm({
    initial: () => ({ username: rememberedLogin.read('username')?.username ?? '', email: '', messageCode: '' }),
    schema: z.object({
      username: z.string().check(z.trim(), rules.required('password:enterName'), rules.length(1, 32)),
      email,
      messageCode,
    }),
    async submit({ messageCode, ...account }) {
      await proveCode({ account, messageCode })
      onProven({ account, messageCode })
    },
  })
  const account = { username: values.username.trim(), email: values.email.trim() }
  const request = useCodeRequest({
    keyOf: () => `reset ${account.email.toLowerCase()}`,
    async prepare() {
      if (!isValid('username') || !isValid('email')) throw new SubmitStopped()
      return slide.pass('reset')
    },
    ask: async (check) => (await call(resetByEmail, { body: { ...account, ...check } })).expirationTime,
  })
  return (
    <Form form={form} label={t('password:resetForm')} submit={t('password:continue')} after={slide.dialog}>
      <TextField
        field={field('username')}
        label={t('password:username')}
        icon={<UserRound size={18} aria-hidden="true" />}
        code
        maxLength={40}
        autoComplete="username"
      />
      <EmailField field={field('email')} label={t('password:email')} />
      <CodeField field={field('messageCode')} request={request} />
      <p className={page.intro}>{t('password:neutral')}</p>
    </Form>
  )
}

/** By the mobile number of the account. */
export function MobileReset({ onProven }: ResetProps) {
  const t = useText()
  const slide = useSlideCheck()
  const { countryOf } = useMobileCountries()
  const { field, form, isValid, values } = useForm({
    initial: { dialingCode: '', mobileNum: '', messageCode: '' },
    schema: ({ dialingCode }) =>
      z.object({
        mobileNum: z.string().check(rules.required('password:enterMobile'), mobileRule(countryOf(dialingCode))),
        messageCode,
      }),
    async submit({ messageCode }) {
      const proof = { account: await typed.known(), messageCode }
      await proveCode(proof)
      onProven(proof)
    },
  })
  const typed = useTypedMobile(values)
  const request = useCodeRequest({
    keyOf: (mobile = typed.shown) => `reset ${mobileKey(mobile)}`,
    async prepare() {
      if (!isValid('mobileNum')) throw new SubmitStopped()
      return { ...(await typed.known()), ...(await slide.pass('reset')) }
    },
    ask: async (body) => (await call(resetBySms, { body })).expirationTime,
  })
  return (
    <Form form={form} label={t('password:resetForm')} submit={t('password:continue')} after={slide.dialog}>
      <MobileField mobile={field('mobileNum')} dialingCode={field('dialingCode')} label={t('forms:mobile.label')} />
      <CodeField field={field('messageCode')} request={request} />
      <p className={page.intro}>{t('password:neutral')}</p>
    </Form>
  )
}
