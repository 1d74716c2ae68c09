import * as z from 'zod/mini'
import { rule, rules } from '@/shared/forms'

/** The login password once more, where the account has one. */
export const loginPassword = (asks: boolean) =>
  asks ? z.string().check(rule((value) => value !== '', 'security:enterPassword')) : z.string()

export const messageCode = z.string().check(rules.required('forms:code.needed'), rules.digits())
