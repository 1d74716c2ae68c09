import { type EntryContext, offeredEntries } from '@/domain/entries/entries'

/** Icon entries at the top of mine (spec §2 mine). */
export const shortcuts = (seen: EntryContext) => offeredEntries(['missions', 'rebate', 'rewards', 'vip'], seen)

/** The list of mine, in order (spec §2 mine); invite, service and agency open something on the page. */
export const mineItems = (context: EntryContext) =>
  offeredEntries(
    [
      'invite',
      'depositRecord',
      'withdrawRecord',
      'accountRecord',
      'account',
      'bettingRecord',
      'profitAndLoss',
      'security',
      'news',
      'feedback',
      'service',
      'agency',
    ],
    context,
  )
export type MineItem = ReturnType<typeof mineItems>[number]

/** Entries of the agent centre, each behind its own flag (MINE-010). */
export const agencyItems = (context: EntryContext) =>
  offeredEntries(
    ['teamOverview', 'registerCenter', 'teamManage', 'teamRebate', 'teamBet', 'teamProfitAndLoss'],
    context,
  )
export type AgencyItem = ReturnType<typeof agencyItems>[number]
