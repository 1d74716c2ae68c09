import type { TextKey } from '@/shared/i18n'
import type { paths } from '@/shared/navigation/paths'
import type shell from './layouts/text/en.json'

export interface RouteOptions {
  /** The file in `screens/`, without its ending. */
  screen: string
  /** The top bar: home's header, a back arrow with the title, the light variant with help, or none; `plain` if absent. */
  topBar?: 'home' | 'plain' | 'light' | 'none'
  /** Whether the bottom menu is shown; true if absent. */
  bottomMenu?: boolean
  /** Whether it shows texts of `texts/pack-*.ts` only, and so does not wait for those of `texts/further-*.ts`. */
  firstTexts?: boolean
  /** Whether it begins with a form, whose fields the page outlines until the app is there. */
  form?: boolean
  /** Key of the title; `shell:title.<name>` if absent. */
  title?: TextKey
}

type ScreenName = keyof typeof paths
/** A screen without a title in the shell's texts must name one from its feature's texts. */
type RouteTable = {
  [Name in ScreenName]?: Name extends keyof typeof shell.title ? RouteOptions : RouteOptions & { title: TextKey }
}

/**
 * The route table: every screen, by the name of its path. Plain data, because the build reads it too: the page that the
 * server sends preloads the code of its screen.
 */
export const routeTable = {
  home: { screen: 'HomeScreen', topBar: 'home', firstTexts: true },
  login: { screen: 'LoginScreen', bottomMenu: false, firstTexts: true, form: true },
  register: { screen: 'RegistrationScreen', bottomMenu: false, form: true },
  trial: { screen: 'TrialScreen' },
  app: { screen: 'AppScreen', bottomMenu: false },
  mine: { screen: 'MineScreen' },
  memberCenter: { screen: 'MemberCenterScreen' },
  vip: { screen: 'VipScreen', topBar: 'light', bottomMenu: false, title: 'vip:title' },
  vipBenefits: { screen: 'VipBenefitsScreen', title: 'vip:benefits' },
  manualRebate: { screen: 'RebateScreen', title: 'rebate:title' },
  missions: { screen: 'MissionsScreen', title: 'missions:title' },
  rewardCenter: { screen: 'RewardCenterScreen', title: 'rewards:title' },
  inviteFriends: { screen: 'InviteFriendsScreen', title: 'referral:title' },
  changePassword: { screen: 'ChangePasswordScreen', bottomMenu: false, form: true },
  forgotPassword: { screen: 'ForgotPasswordScreen', bottomMenu: false, form: true },
  settings: { screen: 'SettingsScreen' },
  securityCenter: { screen: 'SecurityScreen' },
  passkeys: { screen: 'PasskeysScreen', title: 'passkeys:title' },
  notifications: { screen: 'NotificationsScreen', title: 'push:title' },
  myAccount: { screen: 'AccountScreen' },
  deposit: { screen: 'DepositScreen', title: 'deposits:title' },
  withdraw: { screen: 'WithdrawScreen', title: 'withdrawals:title' },
  wallets: { screen: 'WalletsScreen', title: 'wallets:title' },
  depositRecord: { screen: 'DepositRecordsScreen', title: 'deposits:record.title' },
  withdrawRecord: { screen: 'WithdrawRecordsScreen', title: 'withdrawals:record.title' },
  accountRecord: { screen: 'AccountRecordsScreen', title: 'records:title.account' },
  profitAndLoss: { screen: 'ProfitAndLossScreen', title: 'records:title.pnl' },
  bettingRecord: { screen: 'BetRecordsScreen' },
  roundReplay: { screen: 'RoundReplayScreen', topBar: 'none', bottomMenu: false, title: 'launch:replay' },
  salaryContract: { screen: 'SalaryContractScreen', title: 'agent-contracts:title.salary' },
  dividendContract: { screen: 'DividendContractScreen', title: 'agent-contracts:title.dividend' },
  hourContract: { screen: 'HourContractScreen', title: 'agent-contracts:title.hour' },
  help: { screen: 'HelpScreen', bottomMenu: false },
  helpDetail: { screen: 'HelpDetailScreen', bottomMenu: false },
  notice: { screen: 'NoticeScreen', bottomMenu: false, title: 'announcements:notice.title' },
  messages: { screen: 'MessagesScreen', title: 'messages:title' },
  inbox: { screen: 'InboxScreen', title: 'inbox:title' },
  feedback: { screen: 'FeedbackScreen', title: 'feedback:title' },
  promotions: { screen: 'PromotionsScreen', title: 'promotions:title' },
  promotion: { screen: 'PromotionScreen', title: 'promotions:one' },
  games: { screen: 'GameHubScreen' },
  gameCenter: { screen: 'GameCenterScreen', firstTexts: true },
  slotsCenter: { screen: 'SlotsCenterScreen', bottomMenu: false },
  sportsGame: { screen: 'SportsScreen', topBar: 'none', bottomMenu: false },
  gameList: { screen: 'GameListScreen', bottomMenu: false, firstTexts: true },
  lottery: { screen: 'LotteryLobbyScreen', bottomMenu: false },
  startLottery: { screen: 'StartLotteryScreen', bottomMenu: false },
  lotteryHistory: { screen: 'LotteryHistoryScreen', bottomMenu: false },
  launchLottery: { screen: 'LaunchLotteryScreen', topBar: 'none', bottomMenu: false },
  jackpots: { screen: 'JackpotScreen' },
  teamOverview: { screen: 'TeamOverviewScreen', title: 'agents:title.overview' },
  team: { screen: 'TeamScreen', title: 'agents:title.team' },
  teamProfitAndLoss: { screen: 'TeamProfitScreen', title: 'agents:title.pnl' },
  registerCenter: { screen: 'RegisterCenterScreen', title: 'agents:title.register' },
  teamRebate: { screen: 'TeamRebateScreen', title: 'agents:title.rebate' },
  play: { screen: 'PlayScreen', topBar: 'none', bottomMenu: false },
} as const satisfies RouteTable

export type RouteName = keyof typeof routeTable
