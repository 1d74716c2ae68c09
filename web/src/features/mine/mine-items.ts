import type { Switches } from '@understudy/contracts/flags'
import { paths } from '@/shared/navigation'
import type { Role } from '@/shared/session'

interface Circumstances {
  role: Role
  flags: Switches
  /** The VIP benefit of the merchant is enabled. */
  vip: boolean
  /** The REFERRAL promotion is on. */
  referral: boolean
}

type Shown<E extends string> = readonly (readonly [entry: E, shown: boolean])[]
const those = <E extends string>(entries: Shown<E>): E[] => entries.flatMap(([entry, shown]) => (shown ? [entry] : []))

/** Icons at the head of mine; VIP is left out only for somebody logged in whom it has nothing to offer (MINE-003). */
export const shortcuts = ({ role, flags, vip }: Circumstances) =>
  those([
    ['missions', flags.missions],
    ['rebate', flags.manualRebate],
    ['rewards', flags.rewardCenter],
    ['vip', vip || role.isGuest],
  ])
export type Shortcut = ReturnType<typeof shortcuts>[number]

/** The list of mine in its order (spec §2 mine). */
export const mineItems = ({ role, flags, referral }: Circumstances) =>
  those([
    ['invite', referral || role.isAgent],
    ['depositRecord', flags.depositRecord],
    ['withdrawRecord', flags.withdrawRecord],
    ['accountRecord', flags.accountRecord],
    ['account', true],
    ['bettingRecord', flags.bettingRecord],
    ['profitAndLoss', flags.profitAndLoss],
    ['security', true],
    ['news', flags.news],
    ['feedback', true],
    ['service', true],
    ['agency', role.isAgent],
  ])
export type MineItem = ReturnType<typeof mineItems>[number]

/** What an agent's centre unfolds to, each under its own switch (MINE-010). */
export const agencyItems = (flags: Switches) =>
  those([
    ['teamOverview', flags.teamOverview],
    ['registerCenter', flags.registerCenter],
    ['teamManage', flags.teamManage],
    ['teamRebate', flags.teamRebate],
    ['teamBet', flags.teamBet],
    ['teamProfitAndLoss', flags.teamProfitAndLoss],
  ])
export type AgencyItem = ReturnType<typeof agencyItems>[number]

/** Where the entries lead (MINE-013, MINE-014); invite, service and agency open something on the page instead. */
export const MINE_LINKS: Record<Shortcut | AgencyItem | Exclude<MineItem, 'invite' | 'service' | 'agency'>, string> = {
  missions: paths.missions(),
  rebate: paths.manualRebate(),
  rewards: paths.rewardCenter(),
  vip: paths.vipBenefits(),

  depositRecord: paths.depositRecord(),
  withdrawRecord: paths.withdrawRecord(),
  accountRecord: paths.accountRecord(),
  account: paths.myAccount(),
  bettingRecord: paths.bettingRecord(),
  profitAndLoss: paths.profitAndLoss(),
  security: paths.securityCenter({ backUrl: paths.mine() }),
  news: paths.inbox(),
  feedback: paths.feedback(),

  teamOverview: paths.teamOverview(),
  registerCenter: paths.registerCenter(),
  teamManage: paths.team(),
  teamRebate: paths.teamRebate(),
  teamBet: paths.teamRebate({ view: 'bets' }),
  teamProfitAndLoss: paths.teamProfitAndLoss(),
}
