import { memberInfo } from '@understudy/contracts/member'
import { rankProgress, vipBenefits } from '@understudy/contracts/vip'
import { useEffect } from 'react'
import { useMemberInfo, vipLabel } from '@/domain/member'
import { invalidate, STALE, useApiQuery } from '@/shared/api'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'

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

/** What the member still has to wager for the next level, in words too; no `level` on the last one. */
export function useNextLevel(symbol: string) {
  const t = useText()
  const { isPending, data } = useStanding()
  if (!data || data.nextRankName === '') return { isPending }
  const { actual, expected } = data.totalTurnover
  const amount = moneyText(symbol, Math.max(0, Math.ceil(expected - actual)), 0)
  return { isPending, level: { actual, expected, label: t('vip:standing.left', { amount, level: data.level + 1 }) } }
}
