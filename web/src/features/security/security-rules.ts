import * as z from 'zod/mini'
import { rule, rules } from '@/shared/forms'

/** Schema of the login password, required if the account has one. */
export const loginPassword = (asks: boolean) =>
  asks ? z.string().check(rule((value) => value !== '', 'security:enterPassword')) : z.string()

export const messageCode = z.string().check(rules.required('forms:code.needed'), rules.digits())
