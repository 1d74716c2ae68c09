import { FEEDBACK_LENGTH, FEEDBACK_TYPES, type FeedbackTypeName } from '@understudy/contracts/feedback'
import { LIMITS } from '@understudy/contracts/page-sizes'
import * as z from 'zod/mini'
import { rule, rules } from '@/shared/forms'

export const TYPE_NAMES = Object.keys(FEEDBACK_TYPES) as FeedbackTypeName[]

/** Form values; `type` is empty until chosen. */
export const EMPTY_FEEDBACK = { type: '', content: '', captcha: '', images: [] as readonly File[] }

const { min, max } = FEEDBACK_LENGTH

/** The question type must be chosen; there is no default (spec §5). */
export const feedbackSchema = (asksCaptcha: boolean) =>
  z.object({
    type: z.string().check(rule((name) => name in FEEDBACK_TYPES, 'feedback:typeMissing')),
    content: z
      .string()
      .check(
        rule((text) => text.trim().length >= min && text.length <= max, 'forms:rule.length', { values: { min, max } }),
      ),
    captcha: asksCaptcha
      ? z
          .string()
          .check(rules.required('feedback:captchaMissing'), rules.digits(), rules.length(1, LIMITS.captchaDigits))
      : z.string(),
    images: z.custom<readonly File[]>(Array.isArray),
  })
