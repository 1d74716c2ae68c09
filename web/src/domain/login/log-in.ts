import type { CallInput } from '@understudy/contracts/endpoint'
import { login } from '@understudy/contracts/session'
import { call } from '@/shared/api'
import { merchantCode, session } from '@/shared/session'
import { deviceId } from './device-id.ts'

// Comes with the form: a browser asks only once for a module, and when the form is sent the network may be gone.
import('@/shared/api/encrypt').catch(() => {})

/** What a login of any type sends, without what the device adds by itself. */
export type LoginInput = Omit<CallInput<typeof login>['body'], 'autoLogin' | 'loginDeviceId'>

/** Opens a session and keeps it on the device; `remember` gives it seven days instead of one. */
export async function logIn(input: LoginInput, remember: boolean) {
  const reply = await call(login, {
    body: { ...input, autoLogin: remember ? 1 : 0, loginDeviceId: deviceId() },
  })
  const { token, userName, type, firstTimeLogin } = reply
  session.store({ token, merchantCode: merchantCode(), userName, type, firstTimeLogin })
  return reply
}
