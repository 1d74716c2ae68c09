import { FEEDBACK_LENGTH, FEEDBACK_TYPES, type FeedbackTypeName } from '@understudy/contracts/feedback'
import { LIMITS } from '@understudy/contracts/page-sizes'
import * as z from 'zod/mini'
import { rule, rules } from '@/shared/forms'

export const TYPE_NAMES = Object.keys(FEEDBACK_TYPES) as FeedbackTypeName[]

/** `type` is the name of a type once one is chosen. */
export const EMPTY = { type: '', content: '', captcha: '', images: [] as readonly File[] }

const { min, max } = FEEDBACK_LENGTH

/** The question type is chosen by hand: none is taken for granted (spec §5). */
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
