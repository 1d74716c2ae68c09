import { InvitationCode } from '@understudy/contracts/registration'
import * as z from 'zod/mini'
import { storedText } from '@/shared/storage'

const storedCode = storedText('affiliateCode', InvitationCode)

export interface InviterCodes {
  affiliateCode: string
  recommenderId: string
  /** Whether the URL contains a malformed code, so that the link is broken. */
  broken: boolean
}

const isCode = (text: string) => z.safeParse(InvitationCode, text).success

/** The inviter's code: from the URL, which is then stored, or the stored one (REG-008, REG-022). */
export function readInvitation(search: string): InviterCodes {
  const address = new URLSearchParams(search)
  const affiliateCode = address.get('affiliateCode') ?? ''
  const recommender = address.get('recommenderId') ?? ''
  if (isCode(affiliateCode)) storedCode.write(affiliateCode)
  return {
    affiliateCode: storedCode.read() ?? '',
    recommenderId: isCode(recommender) ? recommender : '',
    broken: [affiliateCode, recommender].some((text) => text !== '' && !isCode(text)),
  }
}
