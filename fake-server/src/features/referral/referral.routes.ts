import { isAgent, referral } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { membersRepository } from '../members/index.ts'

export const referralRoutes = [
  // The username is the code, as the registration reads it: nothing has to be generated.
  handle(referral.referralDetails, ({ world, caller, merchant, origins }) => ({
    referralCode: caller.username,
    parameter: isAgent(caller.type) ? ('affiliateCode' as const) : ('recommenderId' as const),
    totalInvitations: world.use(membersRepository).countBelow(merchant, caller.username),
    promotionDomains: [origins.app],
  })),
]
