import { cloudSms, confirmCloudSms } from '@understudy/contracts/cloud'
import * as z from 'zod/mini'
import { ApiError, call } from '@/shared/api'
import { inTab } from '@/shared/storage'
import type { CloudProject } from './use-cloud.ts'

export interface CloudMobile {
  countryDialingCode: string
  mobileNum: string
}

/** What the service knows a sent code by, by number; a reload in between loses nothing. */
const sent = inTab('cloudSms', z.record(z.string(), z.string()))
const numberOf = ({ countryDialingCode, mobileNum }: CloudMobile) => `${countryDialingCode} ${mobileNum}`

/** Has the cloud service send a code; tells until when it is good, epoch ms. */
export async function sendCloudSms({ projectId, origin }: CloudProject, mobile: CloudMobile): Promise<number> {
  const { sessionInfo, expirationTime } = await call(cloudSms, { params: { projectId }, body: mobile }, { origin })
  sent.write({ ...sent.read(), [numberOf(mobile)]: sessionInfo })
  return expirationTime
}

/** The id token for a number whose code is right; what `firebaseIdToken` of a login or registration carries. */
export async function confirmCloudSmsCode({ projectId, origin }: CloudProject, mobile: CloudMobile, code: string) {
  const sessionInfo = sent.read()?.[numberOf(mobile)]
  if (!sessionInfo) throw new ApiError('sms.code.invalid')
  const { idToken } = await call(confirmCloudSms, { params: { projectId }, body: { sessionInfo, code } }, { origin })
  return idToken
}
