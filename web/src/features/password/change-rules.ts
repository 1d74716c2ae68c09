import { LIMITS } from '@understudy/contracts/page-sizes'
import type { FieldRule } from '@understudy/contracts/registration'
import { LOGIN_RULES } from '@understudy/contracts/session'
import * as z from 'zod/mini'
import { rules } from '@/shared/forms'
import { confirmed, newPasswordFields } from './new-password.ts'

interface Asked {
  passwordRule: FieldRule | undefined
  /** Username, typed or of the session; the new password must differ from it. */
  username: string
  /** Whether the username is typed, as nobody is logged in. */
  byName: boolean
  /** Whether the old password is needed, as none is stored on the device. */
  asksOld: boolean
  captchaShown: boolean
}

const { loginUsername, loginPassword } = LOGIN_RULES

/** Rule set `loginPassword` for the old password, if needed, and `password` for the new one (spec §5). */
export const changeSchema = ({ passwordRule, username, byName, asksOld, captchaShown }: Asked) =>
  z
    .object({
      username: byName
        ? z
            .string()
            .check(z.trim(), rules.required('password:enterName'), rules.length(loginUsername.min, loginUsername.max))
        : z.string(),
      oldPassword: asksOld
        ? z.string().check(rules.required('password:enterOld'), rules.length(loginPassword.min, loginPassword.max))
        : z.string(),
      ...newPasswordFields(passwordRule, username),
      captcha: captchaShown
        ? z
            .string()
            .check(rules.required('shared:error.in_vwrite_code'), rules.digits(), rules.length(1, LIMITS.captchaDigits))
        : z.string(),
    })
    .check(confirmed())
