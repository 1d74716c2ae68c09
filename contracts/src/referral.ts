import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Address } from './fields.ts'

/**
 * What a member needs to bring friends along. An agent's code is an invitation code, anybody else's names who
 * recommended: `parameter` says under which of the two names the registration reads it from its address.
 */
export const ReferralDetails = z.object({
  referralCode: z.string(),
  parameter: z.enum(['affiliateCode', 'recommenderId']),
  /** Members who registered with the code so far. */
  totalInvitations: z.int(),
  /** Origins the link may stand on, the best first. */
  promotionDomains: z.array(Address),
})
export type ReferralDetails = z.infer<typeof ReferralDetails>

export const referralDetails = endpoint({
  name: 'referral.details',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  access: 'real',
  summary: 'The member’s own referral code and how many came with it.',
  query: z.strictObject({ autoGenerate: z.optional(z.enum(['true', 'false'])) }),
  reply: ReferralDetails,
  origin: 'observed',
  requirements: ['MEMBER-009', 'MINE-015'],
})
