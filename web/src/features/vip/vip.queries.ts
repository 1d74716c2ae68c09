import { memberInfo } from '@understudy/contracts/member'
import { rankProgress, vipBenefits } from '@understudy/contracts/vip'
import { useEffect } from 'react'
import { useMemberInfo, vipLabel } from '@/domain/member'
import { invalidate, STALE, useApiQuery } from '@/shared/api'

/** The levels of the merchant's programme, lowest first. */
export const useLadder = () => useApiQuery(vipBenefits, undefined, { staleTime: STALE.minute })

/** The member's VIP progress; a newly reached level also updates the badge on all pages. */
export function useStanding() {
  const query = useApiQuery(rankProgress, undefined, { staleTime: STALE.always })
  const label = vipLabel(useMemberInfo())
  const reached = query.data && query.data.level > 0 ? query.data.playerRankName : undefined
  useEffect(() => {
    if (reached !== undefined && label !== undefined && reached !== label) void invalidate(memberInfo)
  }, [reached, label])
  return query
}
