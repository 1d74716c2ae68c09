import type { MobileCountry } from '@understudy/contracts/mobile'
import { LIMITS } from '@understudy/contracts/page-sizes'
import { LOGIN_RULES } from '@understudy/contracts/session'
import * as z from 'zod/mini'
import { mobileRule, rule, rules } from '@/shared/forms'

export { LOGIN_RULES }

const { loginUsername, loginPassword, loginMobileNum, verificationCode } = LOGIN_RULES

/** Keyboards like to end a name with a blank; inside it one is a mistake. */
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

/** What the form of name and password holds; a captcha is only asked for where one is shown. */
export const passwordLoginSchema = (captchaShown: boolean) =>
  z.object({ username, password, captcha: captchaOf(captchaShown), remember: z.boolean() })

/** What the form of number and message code holds. */
export const mobileLoginSchema = (captchaShown: boolean, country: MobileCountry | undefined) =>
  z.object({
    dialingCode: z.string(),
    mobileNum: z
      .string()
      .check(rules.required(), rules.length(loginMobileNum.min, loginMobileNum.max), mobileRule(country)),
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
