import { cloudSms, confirmCloudSms } from '@understudy/contracts/cloud'
import * as z from 'zod/mini'
import { ApiError, call } from '@/shared/api'
import { type Mobile, mobileKey } from '@/shared/forms'
import { inTab } from '@/shared/storage'
import type { CloudProject } from './use-cloud.ts'

/** Verification ids of sent codes by number; stored, so that they survive a reload. */
const storedNumbers = inTab('cloudSms', z.record(z.string(), z.string()))

/** Requests a code from the cloud service; returns the end of its validity, epoch ms. */
export async function sendCloudSms({ projectId, origin }: CloudProject, mobile: Mobile): Promise<number> {
  const { sessionInfo, expirationTime } = await call(cloudSms, { params: { projectId }, body: mobile }, { origin })
  storedNumbers.write({ ...storedNumbers.read(), [mobileKey(mobile)]: sessionInfo })
  return expirationTime
}

/** Verifies a code and returns the id token, which a login or registration sends as `firebaseIdToken`. */
export async function confirmCloudSmsCode({ projectId, origin }: CloudProject, mobile: Mobile, code: string) {
  const sessionInfo = storedNumbers.read()?.[mobileKey(mobile)]
  if (!sessionInfo) throw new ApiError('sms.code.invalid')
  const { idToken } = await call(confirmCloudSms, { params: { projectId }, body: { sessionInfo, code } }, { origin })
  return idToken
}
