import { type ReferralDetails, referralDetails, referralList } from '@understudy/contracts/referral'
import { listState, useApiChain, useApiQuery } from '@/shared/api'
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

/** Who came with the code, page by page. */
export function useFriends() {
  const pages = useApiChain(referralList, (after) => ({ query: { after } }))
  return {
    first: pages.data?.pages[0],
    rows: pages.data?.pages.flatMap(({ list }) => list) ?? [],
    list: listState(pages),
  }
}
