import { matchPath } from 'react-router-dom'
import type { TextKey } from '@/shared/i18n'
import { ALIASES, paths } from '@/shared/navigation'
import type { AddressAccess } from '@/shared/navigation/address'
import type shell from './layouts/text/en.json'
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx'

/** What the layout needs to know about a screen. */
export interface Handle {
  title: TextKey
  /** The top bar: home's header, a back arrow with the title, the light variant with help, or none. */
  topBar: 'home' | 'plain' | 'light' | 'none'
  bottomMenu: boolean
  access: AddressAccess
}

export interface ScreenRoute {
  path: string
  aliases: readonly string[]
  Screen: LazyScreen
  handle: Handle
}

type ScreenName = keyof typeof paths
type Options = Partial<Pick<Handle, 'title' | 'topBar' | 'bottomMenu'>>
/** A screen without a title in the shell's texts must name one from its feature's texts. */
type OptionsOf<Name extends ScreenName> = Name extends keyof typeof shell.title
  ? [options?: Options]
  : [options: Options & Pick<Handle, 'title'>]

/** Defines a screen by the name of its path, which gives the pattern, the access, and the title `shell:title.<name>`. */
function screen<Name extends ScreenName>(
  name: Name,
  load: Parameters<typeof lazyScreen>[0],
  ...[options = {}]: OptionsOf<Name>
): ScreenRoute {
  const { topBar = 'plain', bottomMenu = true, title = `shell:title.${name}` as TextKey } = options as Options
  const { pattern, access } = paths[name]
  return {
    path: pattern,
    aliases: ALIASES[pattern] ?? [],
    Screen: lazyScreen(load, { ofFirstView: name === 'home' }),
    handle: { title, topBar, bottomMenu, access },
  }
}

/**
 * The route table: every screen, loaded lazily; the page's head preloads home on home's path. Unknown paths redirect home
 * (ROUTE-003, ROUTE-028).
 */
export const routes: readonly ScreenRoute[] = [
  screen('home', () => import('./screens/HomeScreen.tsx'), { topBar: 'home' }),
  screen('login', () => import('./screens/LoginScreen.tsx'), { bottomMenu: false }),
  screen('register', () => import('./screens/RegistrationScreen.tsx'), { bottomMenu: false }),
  screen('trial', () => import('./screens/TrialScreen.tsx')),
  screen('app', () => import('./screens/AppScreen.tsx'), { bottomMenu: false }),
  screen('mine', () => import('./screens/MineScreen.tsx')),
  screen('memberCenter', () => import('./screens/MemberCenterScreen.tsx')),
  screen('vip', () => import('./screens/VipScreen.tsx'), { topBar: 'light', bottomMenu: false, title: 'vip:title' }),
  screen('vipBenefits', () => import('./screens/VipBenefitsScreen.tsx'), { title: 'vip:benefits' }),
  screen('manualRebate', () => import('./screens/RebateScreen.tsx'), { title: 'rebate:title' }),
  screen('missions', () => import('./screens/MissionsScreen.tsx'), { title: 'missions:title' }),
  screen('rewardCenter', () => import('./screens/RewardCenterScreen.tsx'), { title: 'rewards:title' }),
  screen('inviteFriends', () => import('./screens/InviteFriendsScreen.tsx'), { title: 'referral:title' }),
  screen('changePassword', () => import('./screens/ChangePasswordScreen.tsx'), { bottomMenu: false }),
  screen('forgotPassword', () => import('./screens/ForgotPasswordScreen.tsx'), { bottomMenu: false }),
  screen('settings', () => import('./screens/SettingsScreen.tsx')),
  screen('securityCenter', () => import('./screens/SecurityScreen.tsx')),
  screen('myAccount', () => import('./screens/AccountScreen.tsx')),
  screen('deposit', () => import('./screens/DepositScreen.tsx'), { title: 'deposits:title' }),
  screen('withdraw', () => import('./screens/WithdrawScreen.tsx'), { title: 'withdrawals:title' }),
  screen('wallets', () => import('./screens/WalletsScreen.tsx'), { title: 'wallets:title' }),
  screen('depositRecord', () => import('./screens/DepositRecordsScreen.tsx'), { title: 'deposits:record.title' }),
  screen('withdrawRecord', () => import('./screens/WithdrawRecordsScreen.tsx'), { title: 'withdrawals:record.title' }),
  screen('accountRecord', () => import('./screens/AccountRecordsScreen.tsx'), { title: 'records:title.account' }),
  screen('profitAndLoss', () => import('./screens/ProfitAndLossScreen.tsx'), { title: 'records:title.pnl' }),
  screen('bettingRecord', () => import('./screens/BetRecordsScreen.tsx')),
  screen('salaryContract', () => import('./screens/SalaryContractScreen.tsx'), {
    title: 'agent-contracts:title.salary',
  }),
  screen('dividendContract', () => import('./screens/DividendContractScreen.tsx'), {
    title: 'agent-contracts:title.dividend',
  }),
  screen('hourContract', () => import('./screens/HourContractScreen.tsx'), { title: 'agent-contracts:title.hour' }),
  screen('help', () => import('./screens/HelpScreen.tsx'), { bottomMenu: false }),
  screen('helpDetail', () => import('./screens/HelpDetailScreen.tsx'), { bottomMenu: false }),
  screen('notice', () => import('./screens/NoticeScreen.tsx'), {
    bottomMenu: false,
    title: 'announcements:notice.title',
  }),
  screen('messages', () => import('./screens/MessagesScreen.tsx'), { title: 'messages:title' }),
  screen('inbox', () => import('./screens/InboxScreen.tsx'), { title: 'inbox:title' }),
  screen('feedback', () => import('./screens/FeedbackScreen.tsx'), { title: 'feedback:title' }),
  screen('promotions', () => import('./screens/PromotionsScreen.tsx'), { title: 'promotions:title' }),
  screen('promotion', () => import('./screens/PromotionScreen.tsx'), { title: 'promotions:one' }),
  screen('games', () => import('./screens/GameHubScreen.tsx')),
  screen('gameCenter', () => import('./screens/GameCenterScreen.tsx')),
  screen('slotsCenter', () => import('./screens/SlotsCenterScreen.tsx'), { bottomMenu: false }),
  screen('sportsGame', () => import('./screens/SportsScreen.tsx'), { topBar: 'none', bottomMenu: false }),
  screen('gameList', () => import('./screens/GameListScreen.tsx'), { bottomMenu: false }),
  screen('lottery', () => import('./screens/LotteryLobbyScreen.tsx'), { bottomMenu: false }),
  screen('startLottery', () => import('./screens/StartLotteryScreen.tsx'), { bottomMenu: false }),
  screen('lotteryHistory', () => import('./screens/LotteryHistoryScreen.tsx'), { bottomMenu: false }),
  screen('launchLottery', () => import('./screens/LaunchLotteryScreen.tsx'), { topBar: 'none', bottomMenu: false }),
  screen('jackpots', () => import('./screens/JackpotScreen.tsx')),
  screen('teamOverview', () => import('./screens/TeamOverviewScreen.tsx'), { title: 'agents:title.overview' }),
  screen('team', () => import('./screens/TeamScreen.tsx'), { title: 'agents:title.team' }),
  screen('teamProfitAndLoss', () => import('./screens/TeamProfitScreen.tsx'), { title: 'agents:title.pnl' }),
  screen('registerCenter', () => import('./screens/RegisterCenterScreen.tsx'), { title: 'agents:title.register' }),
  screen('teamRebate', () => import('./screens/TeamRebateScreen.tsx'), { title: 'agents:title.rebate' }),
  screen('play', () => import('./screens/PlayScreen.tsx'), { topBar: 'none', bottomMenu: false }),
]

/** The screen of a path. */
export const routeAt = (pathname: string): ScreenRoute | undefined =>
  routes.find(({ path, aliases }) => [path, ...aliases].some((address) => matchPath(address, pathname)))

export const homeRoute = routeAt(paths.home()) as ScreenRoute
