import type { CallInput } from '@understudy/contracts/endpoint'
import { login } from '@understudy/contracts/session'
import { call } from '@/shared/api'
import { merchantCode, session } from '@/shared/session'
import { deviceId } from './device-id.ts'

/** Input of a login of any type, without what the device adds. */
export type LoginInput = Omit<CallInput<typeof login>['body'], 'autoLogin' | 'loginDeviceId'>

/** Logs in and stores the session; `remember` makes it last seven days instead of one. */
export async function logIn(input: LoginInput, remember: boolean) {
  const reply = await call(login, {
    body: { ...input, autoLogin: remember ? 1 : 0, loginDeviceId: deviceId() },
  })
  const { token, userName, type, firstTimeLogin } = reply
  session.store({ token, merchantCode: merchantCode(), userName, type, firstTimeLogin })
  return reply
}
