import type { Switches } from '@understudy/contracts/flags'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgePercent,
  ChartColumn,
  Crown,
  Dices,
  Gamepad2,
  Gift,
  Headphones,
  LayoutList,
  Link2,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Percent,
  ReceiptText,
  ScrollText,
  Settings,
  ShieldCheck,
  Smartphone,
  Target,
  Ticket,
  TrendingUp,
  UserPlus,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react'
import { paths } from '@/shared/navigation'
import type { Role } from '@/shared/session'

/** Facts that decide which entries are offered. */
export interface EntryContext {
  role: Role
  flags: Switches
  /** Whether the merchant's VIP benefits are enabled. */
  vip: boolean
  /** Whether the REFERRAL promotion is on. */
  referral: boolean
}

interface Entry {
  Icon: LucideIcon
  /** The target, which may depend on the current screen; absent if the entry opens something on the page. */
  to?: string | ((from: string) => string)
  /** Whether the entry is offered; absent: to everybody. */
  offered?: (seen: EntryContext) => boolean
}

const switched = (name: keyof Switches) => (seen: EntryContext) => seen.flags[name]
/** An entry for agents, behind its own flag (MINE-010). */
const ofTeam = (name: keyof Switches) => (seen: EntryContext) => seen.role.isAgent && seen.flags[name]

/** All entries of side menu, mine and member centre (spec §2), each defined once. */
export const ENTRIES = {
  games: { Icon: Gamepad2, to: paths.games() },
  lottery: { Icon: Dices, to: paths.lottery() },
  promotion: { Icon: BadgePercent, to: paths.promotions() },
  app: { Icon: Smartphone, to: paths.app() },
  service: { Icon: Headphones },
  mine: { Icon: LayoutList, to: paths.mine() },
  settings: { Icon: Settings, to: paths.settings() },

  vipRoom: { Icon: Crown, to: paths.vip(), offered: ({ vip }) => vip },
  // Hidden only for logged-in players to whom it does not apply (MINE-003).
  vip: { Icon: Crown, to: paths.vipBenefits(), offered: ({ vip, role }) => vip || role.isGuest },
  missions: { Icon: Target, to: paths.missions(), offered: switched('missions') },
  rebate: { Icon: Percent, to: paths.manualRebate(), offered: switched('manualRebate') },
  rewards: { Icon: Gift, to: paths.rewardCenter(), offered: switched('rewardCenter') },
  invite: { Icon: UserPlus, to: paths.inviteFriends(), offered: ({ referral, role }) => referral || role.isAgent },

  depositRecord: { Icon: ArrowDownToLine, to: paths.depositRecord(), offered: switched('depositRecord') },
  withdrawRecord: { Icon: ArrowUpFromLine, to: paths.withdrawRecord(), offered: switched('withdrawRecord') },
  accountRecord: { Icon: ReceiptText, to: paths.accountRecord(), offered: switched('accountRecord') },
  bettingRecord: { Icon: Ticket, to: paths.bettingRecord(), offered: switched('bettingRecord') },
  profitAndLoss: { Icon: TrendingUp, to: paths.profitAndLoss(), offered: switched('profitAndLoss') },
  account: { Icon: UserRound, to: paths.myAccount() },
  security: { Icon: ShieldCheck, to: (from: string) => paths.securityCenter({ backUrl: from }) },
  news: { Icon: Mail, to: paths.inbox(), offered: switched('news') },
  feedback: { Icon: MessageSquareText, to: paths.feedback() },

  agency: { Icon: Users, offered: ({ role }) => role.isAgent },
  teamOverview: { Icon: ChartColumn, to: paths.teamOverview(), offered: ofTeam('teamOverview') },
  registerCenter: { Icon: Link2, to: paths.registerCenter(), offered: ofTeam('registerCenter') },
  teamManage: { Icon: UsersRound, to: paths.team(), offered: ofTeam('teamManage') },
  teamRebate: { Icon: BadgePercent, to: paths.teamRebate(), offered: ofTeam('teamRebate') },
  teamBet: { Icon: ScrollText, to: paths.teamRebate({ view: 'bets' }), offered: ofTeam('teamBet') },
  teamProfitAndLoss: { Icon: TrendingUp, to: paths.teamProfitAndLoss(), offered: ofTeam('teamProfitAndLoss') },
} as const satisfies Record<string, Entry>

export type EntryName = keyof typeof ENTRIES
/** An entry that links to a screen. */
export type LinkName = { [N in EntryName]: (typeof ENTRIES)[N] extends { to: unknown } ? N : never }[EntryName]

/** Filters a list to the offered entries, keeping the order. */
export const offeredEntries = <N extends EntryName>(names: readonly N[], context: EntryContext): N[] =>
  names.filter((name) => (ENTRIES[name] as Entry).offered?.(context) ?? true)

/** Resolves an entry's target from the current screen. */
export function entryPath(name: LinkName, from: string): string {
  const { to } = ENTRIES[name]
  return typeof to === 'string' ? to : to(from)
}
