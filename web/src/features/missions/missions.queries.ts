import {
  claimMilestone,
  leaderboard,
  type Mission,
  type MissionMeasure,
  milestones,
  missionSummary,
} from '@understudy/contracts/missions'
import { accountRecords } from '@understudy/contracts/records'
import { claimable, history, unclaimed } from '@understudy/contracts/rewards'
import { balance } from '@understudy/contracts/wallet'
import { withdrawSettings } from '@understudy/contracts/withdrawals'
import { invalidate, listState, STALE, useApiChain, useApiQuery } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { formatAmount, moneyText } from '@/shared/format/money'
import { text, useText } from '@/shared/i18n'

/** The missions: current ones first, then upcoming, then past ones. */
export const useMissions = () => useApiQuery(missionSummary, { query: {} }, { staleTime: STALE.always })

export const useMilestones = (missionId: number) =>
  useApiQuery(milestones, { query: { missionId } }, { staleTime: STALE.always })

/** The leaderboard, paginated; each page contains the member's own row. */
export function useLeaderboard(missionId: number) {
  const pages = useApiChain(leaderboard, (after) => ({ query: { missionId, after } }))
  return {
    last: pages.data?.pages.at(-1),
    rows: pages.data?.pages.flatMap(({ list }) => list) ?? [],
    list: listState(pages),
  }
}

/** Claims once; refetches when another device or the clock was faster. */
export const useClaimMilestone = (symbol: string) =>
  useAction(claimMilestone, {
    inToast: true,
    refused: (error) => {
      void invalidate(milestones, missionSummary)
      return error
    },
    invalidates: [milestones, missionSummary, claimable, unclaimed, history, balance, accountRecords, withdrawSettings],
    success: ({ amount }) => ({ title: text('shared:won.wallet'), amount, symbol }),
  })

/** Formats a number without its unit. */
export const figure = (value: number): string => `\u2066${formatAmount(value, 0)}\u2069`

/** Returns a formatter for what a mission counts: amounts, rounds, wins. */
export function useMeasure(symbol: string) {
  const t = useText()
  return ({ measure }: Pick<Mission, 'measure'>, value: number): string => {
    if (measure === 'turnover') return moneyText(symbol, value, 0)
    return t(`missions:${measure satisfies Exclude<MissionMeasure, 'turnover'>}`, { count: value })
  }
}
