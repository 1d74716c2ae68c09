import { passkeyLogin, type RequestOptions, requestOptions } from '@understudy/contracts/passkeys'
import { useEffect, useEffectEvent, useState } from 'react'
import { deviceId } from '@/domain/login/device-id'
import { call, isApiError } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { text } from '@/shared/i18n'
import { merchantCode, session } from '@/shared/session'
import { LOGIN_TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'
import { askForPasskey, DeviceRefused, offersInField, signalUnknown, stopAsking } from './ceremony.ts'

export interface PasskeyLoginOptions {
  /** Whether a page for agents required the login. */
  asAgent: boolean
  /** Account of the first step, when the passkey is the second step on a new device. */
  username?: string
  /** Whether the browser may offer passkeys in the suggestions of the username field. */
  inField?: boolean
}

const endInField = async () => (await offersInField()) && stopAsking()
const options = () => call(requestOptions, { body: {} })

/** Logs in by a passkey: by a button, and if supported from the suggestions of the username field. */
export function usePasskeyLogin({ asAgent, username, inField = false }: PasskeyLoginOptions) {
  const [failure, setFailure] = useState<unknown>()
  // The button cancels the request of the field, which is repeated after a failure.
  const [round, setRound] = useState(0)

  async function logIn(asked: RequestOptions, fromField = false) {
    const credential = await askForPasskey(asked, fromField)
    const { token, userName, type, firstTimeLogin } = await call(passkeyLogin, {
      body: {
        credential,
        autoLogin: 1,
        loginDeviceId: deviceId(),
        ...(username !== undefined && { username }),
        ...(asAgent && { entry: 'agent' as const }),
      },
    }).catch((error: unknown) => {
      if (isApiError(error, 'passkey.not.found')) signalUnknown(credential.id)
      throw error
    })
    session.store({ token, merchantCode: merchantCode(), userName, type, firstTimeLogin })
    toast.success(text('shared:social.welcome', { name: userName }), LOGIN_TOAST.welcome)
  }

  const waitInField = useEffectEvent(async (isOver: () => boolean) => {
    if (!(await offersInField())) return
    const challenge = await options()
    if (!isOver() && !challenge.steered) await logIn(challenge, true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round starts another request
  useEffect(() => {
    if (!inField) return
    let isOver = false
    waitInField(() => isOver).catch((error) => {
      // A player who did not pick a passkey must not see an error.
      if (isApiError(error) && error.code !== 'client.offline' && !isOver) setFailure(error)
    })
    return () => {
      isOver = true
      void endInField()
    }
  }, [inField, round])

  const { run, busy } = useAction(async () => {
    setFailure(undefined)
    try {
      await logIn(await options())
    } catch (error) {
      if (!isApiError(error) && !(error instanceof DeviceRefused)) throw error
      setFailure(error)
      setRound((before) => before + 1)
    }
  })
  return { start: () => void run(), busy, failure }
}
