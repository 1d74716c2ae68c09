import { smsForLogin } from '@understudy/contracts/verification'
import { type CloudProject, confirmCloudSmsCode, sendCloudSms } from '@/domain/cloud'
import type { LoginInput } from '@/domain/login'
import type { SlideCheck } from '@/domain/slide'
import { ApiError, call } from '@/shared/api'
import type { Mobile } from '@/shared/forms'

/** Source of message codes for logins: the platform or the cloud service. */
export interface CodeSource {
  /** Requests a code, after a slide check if there is one; returns the end of its validity, epoch ms. */
  send: (mobile: Mobile, passed: Awaited<ReturnType<SlideCheck['pass']>>) => Promise<number>
  /** Returns the login's input for a number and its code. */
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

/** Cloud source: verifies the code first and logs in with the resulting token (LOGIN-016). */
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
