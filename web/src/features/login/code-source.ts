import { smsForLogin } from '@understudy/contracts/verification'
import { type CloudProject, confirmCloudSmsCode, sendCloudSms } from '@/domain/cloud'
import type { LoginInput } from '@/domain/login'
import type { SlideCheck } from '@/domain/slide'
import { ApiError, call } from '@/shared/api'

/** A number as the calls take it. */
export interface Mobile {
  countryDialingCode: string
  mobileNum: string
}

/** Where the message codes of logins come from: the platform or the cloud service. */
export interface CodeSource {
  /** Asks for a code, after the slide check where there is one; epoch ms until when it is good. */
  send: (mobile: Mobile, passed: Awaited<ReturnType<SlideCheck['pass']>>) => Promise<number>
  /** What the login sends for a number and its code. */
  inputFor: (mobile: Mobile, code: string) => Promise<LoginInput>
}

export const platformCodes: CodeSource = {
  send: async (mobile, passed) => (await call(smsForLogin, { body: { ...mobile, ...passed } })).expirationTime,
  inputFor: async ({ mobileNum, countryDialingCode }, code) => ({
    type: 'sms',
    username: mobileNum,
    password: code,
    countryDialingCode,
  }),
}

/** The code is confirmed first; what it gives is the login (LOGIN-016). */
export const cloudCodes = (project: CloudProject | undefined): CodeSource => ({
  async send(mobile) {
    if (!project) throw new ApiError('function.not.available')
    return sendCloudSms(project, mobile)
  },
  async inputFor(mobile, code) {
    if (!project) throw new ApiError('function.not.available')
    return {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken: await confirmCloudSmsCode(project, mobile, code),
      firebaseMobileNo: mobile.mobileNum,
      countryDialingCode: mobile.countryDialingCode,
    }
  },
})
