import { type ReferralDetails, referralDetails, referralList } from '@understudy/contracts/referral'
import { listState, useApiChain, useApiQuery } from '@/shared/api'
import { paths } from '@/shared/navigation'
import { basePath } from '@/shared/navigation/base'

/** The member's code, its link, and the number of registrations. */
export const useReferral = (enabled: boolean) =>
  useApiQuery(
    referralDetails,
    { query: { autoGenerate: 'true' } },
    { enabled, select: (details) => ({ ...details, link: linkOf(details) }) },
  )

/** Builds the link to the registration, which reads the code from the URL. */
const linkOf = ({
  promotionDomains: [origin = location.origin + basePath()],
  parameter,
  referralCode,
}: ReferralDetails) => origin + paths.register({ [parameter]: referralCode })

/** Members registered with the code, paginated. */
export function useFriends() {
  const pages = useApiChain(referralList, (after) => ({ query: { after } }))
  return {
    first: pages.data?.pages[0],
    rows: pages.data?.pages.flatMap(({ list }) => list) ?? [],
    list: listState(pages),
  }
}
