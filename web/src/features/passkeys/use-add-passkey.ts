import { addPasskey, creationOptions, passkeyList } from '@understudy/contracts/passkeys'
import { useState } from 'react'
import { call, invalidate, isApiError } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { text } from '@/shared/i18n'
import { toast } from '@/shared/ui/toast'
import { DeviceRefused, makePasskey, signalUnknown } from './ceremony.ts'

/** Adds a passkey: the device creates it for the server's challenge, and the server stores it. */
export function useAddPasskey() {
  const [refused, setRefused] = useState<DeviceRefused>()
  const { run, busy, failure } = useAction(async () => {
    setRefused(undefined)
    try {
      const credential = await makePasskey(await call(creationOptions, { body: {} }))
      await call(addPasskey, { body: { credential } }).catch((error: unknown) => {
        // The device has made one that the platform did not take.
        if (isApiError(error) && !error.code.startsWith('client.')) signalUnknown(credential.id)
        throw error
      })
      toast.success(text('passkeys:added'))
    } catch (error) {
      if (!(error instanceof DeviceRefused)) throw error
      setRefused(error)
    } finally {
      void invalidate(passkeyList)
    }
  })
  return { add: () => void run(), busy, failure: refused ?? failure }
}
