import type { RegisterSettings } from '@understudy/contracts/registration'
import type { SlideResult } from '@understudy/contracts/slide'
import { smsForRegistration } from '@understudy/contracts/verification'
import { useRef } from 'react'
import { type CloudMobile, confirmCloudSmsCode, sendCloudSms, useCloud } from '@/domain/cloud'
import { useSlideCheck } from '@/domain/slide'
import { ApiError, call } from '@/shared/api'
import { now } from '@/shared/clock'
import { SubmitStopped, useCodeRequest } from '@/shared/forms'
import { TIMINGS } from '@/shared/timings'
import type { CloudProof } from './payload.ts'

const MINUTE = 60_000

interface NumberProofOptions {
  settings: RegisterSettings
  mobile: CloudMobile
  /** Whether the number is one; shows what is wrong with it. */
  checkNumber: () => boolean
}

/** How a number is shown to be the visitor's own: by a code of the platform, or by one of the cloud service. */
export function useNumberProof({ settings, mobile, checkNumber }: NumberProofOptions) {
  const { cloudSms } = settings
  const cloud = useCloud()
  const slide = useSlideCheck()
  const { countryDialingCode, mobileNum } = mobile
  const proved = useRef<{ key: string; proof: CloudProof }>(undefined)

  const ofCloud = () => {
    if (!cloud) throw new ApiError('function.not.available')
    return cloud
  }

  /** The number is checked first, then the visitor, where the platform sends the code. */
  async function prepare() {
    if (!checkNumber()) throw new SubmitStopped()
    return cloudSms ? {} : slide.pass('register')
  }

  async function ask(passed: { captchaResult?: SlideResult }): Promise<number> {
    if (cloudSms) {
      await sendCloudSms(ofCloud(), mobile)
      return now() + TIMINGS.cloudSmsCountdown
    }
    const { expiredMinutes } = await call(smsForRegistration, { body: { ...mobile, ...passed } })
    return now() + expiredMinutes * MINUTE
  }

  const key = `register +${countryDialingCode} ${mobileNum}`
  const request = useCodeRequest({ key, prepare, ask, quiet: cloudSms })

  return {
    request,
    dialog: slide.dialog,
    /** What goes out beside the number: the service's word for a right code, nothing where the platform sent it. */
    async prove(code: string): Promise<CloudProof | undefined> {
      if (!cloudSms) return undefined
      // The code is spent by the first look at it; the word for it is good until an account is opened with it.
      const known = `${key} ${code}`
      if (proved.current?.key === known) return proved.current.proof
      const firebaseIdToken = await confirmCloudSmsCode(ofCloud(), mobile, code)
      const proof = { firebaseChannel: 'sms', firebaseIdToken } as const
      proved.current = { key: known, proof }
      return proof
    },
    /** A word that was refused is no good any more. */
    forget() {
      proved.current = undefined
    },
  }
}
