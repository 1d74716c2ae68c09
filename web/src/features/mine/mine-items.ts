import { type Circumstances, offered } from '@/domain/entries/entries'

/** Icon entries at the top of mine (spec §2 mine). */
export const shortcuts = (seen: Circumstances) => offered(['missions', 'rebate', 'rewards', 'vip'], seen)

/** The list of mine, in order (spec §2 mine); invite, service and agency open something on the page. */
export const mineItems = (seen: Circumstances) =>
  offered(
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
    seen,
  )
export type MineItem = ReturnType<typeof mineItems>[number]

/** Entries of the agent centre, each behind its own flag (MINE-010). */
export const agencyItems = (seen: Circumstances) =>
  offered(['teamOverview', 'registerCenter', 'teamManage', 'teamRebate', 'teamBet', 'teamProfitAndLoss'], seen)
export type AgencyItem = ReturnType<typeof agencyItems>[number]
