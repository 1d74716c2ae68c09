import { REGISTER_TYPES } from '@understudy/contracts/registration'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { inTab } from '@/shared/storage'
import { FORM_FIELDS, type FormField, type Values } from './registration-rules.ts'

/** Fields that are not stored: passwords and single-use codes. */
const NOT_KEPT: readonly FormField[] = ['password', 'confirmPassword', 'paymentPassword', 'captcha', 'verificationCode']
const KEPT = FORM_FIELDS.filter((name) => !NOT_KEPT.includes(name))

const Draft = z.object({
  type: z.enum(REGISTER_TYPES),
  values: z.partialRecord(z.enum(KEPT), z.string().check(z.maxLength(254))),
})

/** Stores the form values in the tab, so that they survive a reload and visits to other pages. */
export const draft = inTab('registrationDraft', Draft)

export function useDraft(type: z.infer<typeof Draft>['type'], values: Values) {
  useEffect(() => {
    draft.write({ type, values: Object.fromEntries(KEPT.map((name) => [name, values[name]])) })
  }, [type, values])
}
