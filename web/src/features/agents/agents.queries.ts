import { commission, teamBetting, teamPnl, teamPnlMembers } from '@understudy/contracts/agent-reports'
import { affiliateUrls, downline, downlines, overview, rateSettings } from '@understudy/contracts/agents'
import type { CallInput } from '@understudy/contracts/endpoint'
import { listState, STALE, useApiPages, useApiQuery } from '@/shared/api'
import { now } from '@/shared/clock'
import { type DateRange, daysOf } from '@/shared/records/period'

const fresh = { staleTime: STALE.always } as const

export const useOverview = (span: DateRange) => useApiQuery(overview, { query: daysOf(span, now()) }, fresh)

export type DownlineQuery = Omit<
  NonNullable<CallInput<typeof downlines>['query']>,
  'pageNo' | 'pageSize' | 'startDate' | 'endDate'
>

/** Members of a team, paginated; `active` and `new` refer to the chosen days. */
export function useDownlines(query: DownlineQuery, span?: DateRange) {
  const days = span && daysOf(span, now())
  const pages = useApiPages(downlines, (pageNo) => ({ query: { ...query, ...days, pageNo } }))
  return {
    first: pages.data?.pages[0],
    rows: pages.data?.pages.flatMap(({ list }) => list) ?? [],
    list: listState(pages),
  }
}

/** One member, with figures of the last thirty days. */
export const useDownline = (account: string) =>
  useApiQuery(downline, { query: { account, ...daysOf('month', now()) } }, fresh)

export const useTeamPnl = (span: DateRange, under: string | undefined) =>
  useApiQuery(teamPnl, { query: { ...daysOf(span, now()), under } }, fresh)

export function useTeamPnlMembers(span: DateRange, under: string | undefined) {
  const days = daysOf(span, now())
  const pages = useApiPages(teamPnlMembers, (pageNo) => ({ query: { ...days, under, pageNo } }))
  return {
    first: pages.data?.pages[0],
    rows: pages.data?.pages.flatMap(({ list }) => list) ?? [],
    list: listState(pages),
  }
}

type Product = NonNullable<CallInput<typeof teamBetting>['query']>['gameType']

export function useTeamBetting(span: DateRange, under: string | undefined, gameType: string | undefined) {
  const days = daysOf(span, now())
  const pages = useApiPages(teamBetting, (pageNo) => ({
    query: { ...days, under, gameType: gameType as Product, pageNo },
  }))
  return {
    first: pages.data?.pages[0],
    rows: pages.data?.pages.flatMap(({ members }) => members) ?? [],
    list: listState(pages),
  }
}

export const useCommission = (span: DateRange) => useApiQuery(commission, { query: daysOf(span, now()) }, fresh)

export const useRateSettings = () => useApiQuery(rateSettings, undefined, fresh)

export const useLinks = () => useApiQuery(affiliateUrls, undefined, fresh)
