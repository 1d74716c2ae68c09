import { memberInfo } from '@understudy/contracts/member'
import { rankProgress, vipBenefits } from '@understudy/contracts/vip'
import { useEffect } from 'react'
import { useMemberInfo, vipLabel } from '@/domain/member'
import { refresh, STALE, useApiQuery } from '@/shared/api'

/** The levels of the merchant's programme, the lowest first. */
export const useLadder = () => useApiQuery(vipBenefits, undefined, { staleTime: STALE.minute })

/** Where the member stands; a level reached meanwhile is shown on the badge of every page too. */
export function useStanding() {
  const query = useApiQuery(rankProgress, undefined, { staleTime: STALE.always })
  const label = vipLabel(useMemberInfo())
  const reached = query.data && query.data.level > 0 ? query.data.playerRankName : undefined
  useEffect(() => {
    if (reached !== undefined && label !== undefined && reached !== label) void refresh(memberInfo)
  }, [reached, label])
  return query
}
