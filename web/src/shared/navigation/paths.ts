import { matchPath } from 'react-router-dom'
import { type AddressAccess, address } from './address.ts'

/**
 * Every address of the product (spec §2), also of screens that are still to come: a link is written once.
 * Access follows the guest rule of spec §6 (ROUTE-030): what belongs to a person needs a session, what moves
 * money or writes needs a real account, the team pages an agent.
 */
export const paths = {
  home: address('/m/home'),

  login: address<'backUrl'>('/m/login'),
  register: address<'affiliateCode' | 'recommenderId'>('/m/register'),
  trial: address('/m/trail'),
  forgotPassword: address('/m/forget'),
  changePassword: address('/m/changePsw'),
  mine: address('/m/mine'),
  settings: address('/m/set'),
  securityCenter: address<'backUrl'>('/m/securityCenter', 'real'),
  myAccount: address('/m/myAccount/index', 'real'),

  deposit: address<'order' | 'promotion'>('/m/voucherCenter', 'real'),
  withdraw: address<'order' | 'view'>('/m/withdraw', 'real'),
  depositRecord: address<'days' | 'from' | 'to' | 'state' | 'depositMode'>('/m/vouReport', 'real'),
  withdrawRecord: address<'days' | 'from' | 'to' | 'status'>('/m/withdrawReport', 'real'),
  /** Ours: what lies with each vendor where each has a wallet of its own. */
  wallets: address('/m/wallets', 'real'),
  accountRecord: address<'days' | 'from' | 'to' | 'kind' | 'direction'>('/m/transaction/record', 'real'),

  bettingRecord: address<'days' | 'from' | 'to' | 'gameType' | 'status' | 'vassalage'>('/m/gameRecord', 'real'),
  profitAndLoss: address<'days' | 'from' | 'to' | 'view'>('/m/profitandloss', 'real'),

  memberCenter: address('/m/member/home', 'real'),
  vipBenefits: address('/m/member/benefits', 'member'),
  manualRebate: address('/m/member/manualRebate', 'real'),
  missions: address<'missionId'>('/m/leaderBoard', 'real'),
  rewardCenter: address<'view'>('/m/rewardCenter', 'real'),
  vip: address('/m/vip'),
  inviteFriends: address('/m/inviteFriends', 'real'),

  notice: address<'detailId'>('/m/notice'),
  messages: address('/m/message'),
  inbox: address('/m/webEmail', 'real'),
  help: address<'tag'>('/m/help'),
  helpDetail: address<'i' | 'c'>('/m/helpDetail'),
  feedback: address('/m/feedback', 'real'),
  promotions: address<'kind'>('/m/activity'),
  promotion: address<'id'>('/m/activityDetail'),
  app: address('/m/app'),

  games: address<'category' | 'name'>('/m/game'),
  gameCenter: address<'gameType'>('/m/gameCenter'),
  slotsCenter: address<'gameClassify' | 'vassalage' | 'type' | 'name'>('/m/slotsCenter'),
  lottery: address('/m/lottery'),
  startLottery: address<'gameId'>('/m/startLottery', 'member'),
  /** Ours: what was drawn, and one's lottery orders. */
  lotteryHistory: address<'gameId' | 'view'>('/m/lotteryHistory'),
  /** Ours, as the lazy page the specification names without an address (ROUTE-027). */
  jackpots: address('/m/jackpot'),
  sportsGame: address('/m/fbGame'),
  gameList: address<'gameType' | 'vassalage' | 'type'>('/m/gameList'),
  launchLottery: address<'playType' | 'gameId' | 'gameGroupId' | 'prize_mode' | 'code' | 'pageBack' | 'mui'>(
    '/m/launchGame',
    'member',
  ),
  lotto: address<'token' | 'merchant' | 'css' | 'prize_mode', 'mui' | 'playType' | 'gameId'>(
    '/m/lotto-h5/:mui/:playType/games/:gameId',
    'member',
  ),
  /** Ours: one directly launched game in its frame. */
  play: address<'vassalage' | 'gameType' | 'gameId' | 'name' | 'supportPlay', 'nodeId'>('/m/play/:nodeId', 'member'),

  teamOverview: address<'days' | 'from' | 'to'>('/m/agent/team/overview', 'agent'),
  registerCenter: address<'view'>('/m/agentRegister', 'agent'),
  team: address<'under' | 'account' | 'levels' | 'type' | 'activity' | 'days' | 'from' | 'to' | 'sort'>(
    '/m/member/team',
    'agent',
  ),
  teamRebate: address<'view' | 'days' | 'from' | 'to' | 'gameType' | 'under'>('/m/member/agent/agentRebeat', 'agent'),
  teamProfitAndLoss: address<'view' | 'days' | 'from' | 'to' | 'under'>('/m/agent/team/pnl', 'agent'),
  salaryContract: address('/m/member/agent/getSalaryContract', 'agent'),
  dividendContract: address('/m/member/agent/getDevidendContract', 'agent'),
  hourContract: address('/m/member/agent/getHourContract', 'agent'),
} as const

/** Other addresses of a screen. */
export const ALIASES = {
  [paths.home.pattern]: ['/', '/m', '/m/index', '/m/index.html'],
  [paths.register.pattern]: ['/m/register.html'],
} as Readonly<Record<string, readonly string[]>>

/** Whether a path shows the screen of a pattern, by its own address or another one. */
export const isAt = (pattern: string, pathname: string) =>
  [pattern, ...(ALIASES[pattern] ?? [])].some((path) => matchPath(path, pathname))

const known = (pathname: string) => Object.values(paths).find(({ pattern }) => isAt(pattern, pathname))

/** Who may open a path; an unknown one ends on home, which anyone may. */
export const accessTo = (path: string): AddressAccess => known(pathnameOf(path))?.access ?? 'guest'

/** Whether a visitor without a session is sent to the login screen first. */
export const requiresLogin = (path: string): boolean => accessTo(path) !== 'guest'

/** What a trial session is told at a page that needs a real account: mail and chat have words of their own (ERR-003). */
export const trialRefusalAt = (path: string): 'free_reject' | 'in_need_true_account' =>
  isAt(paths.inbox.pattern, pathnameOf(path)) ? 'free_reject' : 'in_need_true_account'

export const isHome = (pathname: string): boolean => isAt(paths.home.pattern, pathname)

const pathnameOf = (path: string) => path.split(/[?#]/, 1)[0] ?? ''

const MAX_LENGTH = 512

/**
 * An address somebody else gave (`backUrl`, `pageBack`, a banner): such values are levers for phishing, so only
 * paths of this app pass, anything else is home.
 */
export const safePath = (raw: string | null | undefined): string => knownPath(raw) ?? paths.home()

/** The same, undefined for what does not pass. */
export function knownPath(raw: string | null | undefined): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (!raw || raw.length > MAX_LENGTH || /[\\\u0000-\u001f\u007f]/.test(raw) || !/^(\/(?!\/)|https?:\/\/)/.test(raw))
    return undefined
  let url: URL
  try {
    url = new URL(raw, location.origin)
  } catch {
    return undefined
  }
  if (url.origin !== location.origin || url.username || url.password || !known(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
