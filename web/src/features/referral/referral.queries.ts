import { type ReferralDetails, referralDetails } from '@understudy/contracts/referral'
import { useApiQuery } from '@/shared/api'
import { paths } from '@/shared/navigation'

/** The member's code, the link that carries it, and how many came with it. */
export const useReferral = (enabled: boolean) =>
  useApiQuery(
    referralDetails,
    { query: { autoGenerate: 'true' } },
    { enabled, select: (details) => ({ ...details, link: linkOf(details) }) },
  )

/** Leads to the registration, which reads the code from its address. */
export const linkOf = ({ promotionDomains: [origin = location.origin], parameter, referralCode }: ReferralDetails) =>
  origin + paths.register({ [parameter]: referralCode })
