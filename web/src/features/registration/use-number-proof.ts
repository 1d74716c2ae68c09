import { MINUTE } from '@understudy/contracts/durations'
import type { RegisterSettings } from '@understudy/contracts/registration'
import type { SlideResult } from '@understudy/contracts/slide'
import { smsForRegistration } from '@understudy/contracts/verification'
import { useRef } from 'react'
import { confirmCloudSmsCode, sendCloudSms, useCloud } from '@/domain/cloud'
import { useSlideCheck } from '@/domain/slide'
import { ApiError, call } from '@/shared/api'
import { now } from '@/shared/clock'
import { type Mobile, mobileKey, SubmitStopped, type TypedMobile, useCodeRequest } from '@/shared/forms'
import { TIMINGS } from '@/shared/timings'
import type { CloudProof } from './payload.ts'

interface NumberProofOptions {
  settings: RegisterSettings
  mobile: TypedMobile
  /** Validates the number and shows its errors. */
  checkNumber: () => boolean
}

/** Verifies the ownership of a number by a code of the platform or of the cloud service. */
export function useNumberProof({ settings, mobile, checkNumber }: NumberProofOptions) {
  const { cloudSms } = settings
  const cloud = useCloud()
  const slide = useSlideCheck()
  const proved = useRef<{ key: string; proof: CloudProof }>(undefined)

  const ofCloud = () => {
    if (!cloud) throw new ApiError('function.not.available')
    return cloud
  }

  /** Validates the number first, then runs the slide check if the platform sends the code. */
  async function prepare() {
    if (!checkNumber()) throw new SubmitStopped()
    const number = await mobile.known()
    return { number, passed: cloudSms ? {} : await slide.pass('register') }
  }

  async function ask({ number, passed }: { number: Mobile; passed: { captchaResult?: SlideResult } }): Promise<number> {
    if (cloudSms) {
      await sendCloudSms(ofCloud(), number)
      return now() + TIMINGS.cloudSmsCountdown
    }
    const { expiredMinutes } = await call(smsForRegistration, { body: { ...number, ...passed } })
    return now() + expiredMinutes * MINUTE
  }

  const request = useCodeRequest({
    keyOf: (asked) => `register ${mobileKey(asked?.number ?? mobile.shown)}`,
    prepare,
    ask,
    quiet: cloudSms,
  })

  return {
    request,
    dialog: slide.dialog,
    /** Additional input: the cloud service's token; nothing if the platform sent the code. */
    async prove(code: string): Promise<CloudProof | undefined> {
      if (!cloudSms) return undefined
      // The code is used up by verifying it; the token stays valid until an account is opened with it.
      const number = await mobile.known()
      const key = `${mobileKey(number)} ${code}`
      if (proved.current?.key === key) return proved.current.proof
      const firebaseIdToken = await confirmCloudSmsCode(ofCloud(), number, code)
      const proof = { firebaseChannel: 'sms', firebaseIdToken } as const
      proved.current = { key, proof }
      return proof
    },
    /** Drops a token that was refused. */
    forget() {
      proved.current = undefined
    },
  }
}
