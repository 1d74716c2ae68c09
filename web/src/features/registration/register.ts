import {
  type RegisterType,
  type RegistrationBody,
  register,
  registerByMobile,
} from '@understudy/contracts/registration'
import * as z from 'zod/mini'
import { call } from '@/shared/api'
import { merchantCode, session } from '@/shared/session'
import { stored } from '@/shared/storage'
import { draft } from './draft.ts'

// Comes with the form: a browser asks only once for a module, and when the form is sent the network may be gone.
import('@/shared/api/encrypt').catch(() => {})

/** How many accounts this device has opened; who has one is offered the login first (REG-021, REG-024). */
export const registerCount = stored('registerCount', z.int().check(z.gte(0)))

/** Opens an account and its first session, which is kept on the device like that of a login. */
export async function openAccount(type: RegisterType, body: RegistrationBody) {
  const reply = await (type === 'username' ? call(register, { body }) : call(registerByMobile, { body }))
  registerCount.write((registerCount.read() ?? 0) + 1)
  draft.remove()
  session.store({
    token: reply.token,
    merchantCode: merchantCode(),
    userName: reply.userName,
    type: reply.type,
    firstTimeLogin: true,
  })
  return reply
}
