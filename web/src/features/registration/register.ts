import {
  type RegisterType,
  type RegistrationBody,
  register,
  registerByMobile,
} from '@understudy/contracts/registration'
import * as z from 'zod/mini'
import { call } from '@/shared/api'
import { removeDraft } from '@/shared/forms/draft'
import { merchantCode, session } from '@/shared/session'
import { stored } from '@/shared/storage'

/** Number of accounts opened on this device; with one, the login is offered first (REG-021, REG-024). */
export const registerCount = stored('registerCount', z.int().check(z.gte(0)))

/** Registers an account and stores its first session, as a login does. */
export async function openAccount(type: RegisterType, body: RegistrationBody) {
  const reply = await (type === 'username' ? call(register, { body }) : call(registerByMobile, { body }))
  registerCount.write((registerCount.read() ?? 0) + 1)
  removeDraft()
  session.store({
    token: reply.token,
    merchantCode: merchantCode(),
    userName: reply.userName,
    type: reply.type,
    firstTimeLogin: true,
  })
  return reply
}
