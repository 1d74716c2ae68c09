import type { MobileCountry } from '@understudy/contracts/mobile'
import { LIMITS } from '@understudy/contracts/page-sizes'
import { LOGIN_RULES } from '@understudy/contracts/session'
import * as z from 'zod/mini'
import { mobileRule, rule, rules } from '@/shared/forms'

export { LOGIN_RULES }

const { loginUsername, loginPassword, loginMobileNum, verificationCode } = LOGIN_RULES

/** Trims a name, as keyboards append blanks; a blank inside is an error. */
const username = z
  .string()
  .check(
    z.trim(),
    rules.required('login:error.username'),
    rules.length(loginUsername.min, loginUsername.max),
    rules.noBlanks(),
  )

const password = z.string().check(
  rule((value) => value !== '', 'login:error.password', { last: true }),
  rules.length(loginPassword.min, loginPassword.max),
)

const captchaOf = (shown: boolean) =>
  shown
    ? z
        .string()
        .check(rules.required('shared:error.in_vwrite_code'), rules.digits(), rules.length(1, LIMITS.captchaDigits))
    : z.string()

/** Schema of the password form; the captcha is required only if shown. */
export const passwordLoginSchema = (captchaShown: boolean) =>
  z.object({ username, password, captcha: captchaOf(captchaShown), remember: z.boolean() })

/** Blanks and brackets of a pasted number count for nothing. */
const mostDigits = (max: number) =>
  rule((typed) => typed.replace(/\D/g, '').length <= max, 'forms:rule.lengthUpTo', { values: { max } })

/** Schema of the mobile form. */
export const mobileLoginSchema = (captchaShown: boolean, country: MobileCountry | undefined) =>
  z.object({
    dialingCode: z.string(),
    mobileNum: z.string().check(rules.required(), mostDigits(loginMobileNum.max), mobileRule(country)),
    messageCode: codeRule(),
    captcha: captchaOf(captchaShown),
    remember: z.boolean(),
  })

const codeRule = () =>
  z
    .string()
    .check(
      rules.required('forms:code.needed'),
      rules.digits(),
      rules.length(verificationCode.min, verificationCode.max),
    )

export const deviceSchema = z.object({ code: codeRule() })
