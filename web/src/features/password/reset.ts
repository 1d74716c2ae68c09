import { type ResetAccount, resetPassword } from '@understudy/contracts/password'
import { call, isApiError } from '@/shared/api'
import { FieldsRefused } from '@/shared/forms'

/** A verified account and the code that proves it. */
export interface ProvenReset {
  account: ResetAccount
  messageCode: string
}

/** Whether a failure is about the code, and so is shown at its field. */
export const isCodeFailure = (error: unknown) =>
  isApiError(error, 'sms.code.invalid') || isApiError(error, 'sms.code.expired')

/** Verifies the code with the server; a wrong one is shown at its field. */
export async function proveCode(proof: ProvenReset): Promise<void> {
  try {
    await call(resetPassword, { body: proof })
  } catch (error) {
    if (!isCodeFailure(error)) throw error
    const expired = isApiError(error, 'sms.code.expired')
    const key = expired ? 'shared:error.err_verification_expired' : 'shared:error.err_verification_code'
    throw new FieldsRefused({ messageCode: [{ key }] })
  }
}
