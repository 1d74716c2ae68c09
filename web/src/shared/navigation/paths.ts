import type { RoleAccess } from '@understudy/contracts/member-type'
import { matchPath } from 'react-router-dom'
import { address } from './address.ts'
import { belowBase } from './base.ts'

/**
 * Every path of the product (spec §2), so that each is written once. Access follows the rule for guests of spec §6
 * (ROUTE-030): personal pages need a session, pages that move money or write need a real account, team pages an agent.
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
  /** Ours: the member's passkeys. */
  passkeys: address('/m/passkeys', 'real'),
  /** Ours: push notifications. */
  notifications: address('/m/notifications', 'real'),
  myAccount: address('/m/myAccount/index', 'real'),

  deposit: address<'order' | 'paid' | 'promotion'>('/m/voucherCenter', 'real'),
  withdraw: address<'order' | 'view'>('/m/withdraw', 'real'),
  depositRecord: address<'days' | 'from' | 'to' | 'state' | 'depositMode'>('/m/vouReport', 'real'),
  withdrawRecord: address<'days' | 'from' | 'to' | 'status'>('/m/withdrawReport', 'real'),
  /** Ours: the vendor wallets, at merchants where each vendor has one. */
  wallets: address('/m/wallets', 'real'),
  accountRecord: address<'days' | 'from' | 'to' | 'kind' | 'direction'>('/m/transaction/record', 'real'),

  bettingRecord: address<'days' | 'from' | 'to' | 'gameType' | 'status' | 'vassalage'>('/m/gameRecord', 'real'),
  /** Ours: the round of a settled bet, watched again. */
  roundReplay: address<never, 'betId'>('/m/gameRecord/:betId/replay', 'real'),
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
  slotsCenter: address<'gameClassify' | 'vassalage' | 'type' | 'name' | 'sort'>('/m/slotsCenter'),
  lottery: address('/m/lottery'),
  startLottery: address<'gameId'>('/m/startLottery', 'member'),
  /** Ours: past draws, and the member's lottery orders. */
  lotteryHistory: address<'gameId' | 'view'>('/m/lotteryHistory'),
  /** Ours: the specification names this lazy page without a path (ROUTE-027). */
  jackpots: address('/m/jackpot'),
  sportsGame: address('/m/fbGame'),
  gameList: address<'gameType' | 'vassalage' | 'type' | 'game'>('/m/gameList'),
  launchLottery: address<'playType' | 'gameId' | 'gameGroupId' | 'prize_mode' | 'code' | 'pageBack' | 'mui'>(
    '/m/launchGame',
    'member',
  ),
  lotto: address<'token' | 'merchant' | 'css' | 'prize_mode', 'mui' | 'playType' | 'gameId'>(
    '/m/lotto-h5/:mui/:playType/games/:gameId',
    'member',
  ),
  /** Ours: a directly launched game in its frame. */
  play: address<'vassalage' | 'gameType' | 'gameId' | 'name' | 'supportPlay', 'nodeId'>('/m/play/:nodeId', 'member'),

  teamOverview: address<'days' | 'from' | 'to'>('/m/agent/team/overview', 'agent'),
  registerCenter: address<'view'>('/m/agentRegister', 'agent'),
  team: address<'under' | 'account' | 'levels' | 'type' | 'activity' | 'days' | 'from' | 'to' | 'sort'>(
    '/m/member/team',
    'agent',
  ),
  teamRebate: address<'view' | 'days' | 'from' | 'to' | 'gameType' | 'under'>('/m/member/agent/agentRebeat', 'agent'),
  teamProfitAndLoss: address<'view' | 'days' | 'from' | 'to' | 'under'>('/m/agent/team/pnl', 'agent'),
  salaryContract: address('/m/member/agent/getSalaryContract', 'contracts'),
  dividendContract: address('/m/member/agent/getDevidendContract', 'contracts'),
  hourContract: address('/m/member/agent/getHourContract', 'contracts'),
} as const

/** Alternative paths of screens. */
export const ALIASES = {
  [paths.home.pattern]: ['/', '/m', '/m/index', '/m/index.html'],
  [paths.register.pattern]: ['/m/register.html'],
} as Readonly<Record<string, readonly string[]>>

/** Whether a path shows the screen of a pattern, by its own or an alternative path. */
export const isAt = (pattern: string, pathname: string) =>
  [pattern, ...(ALIASES[pattern] ?? [])].some((path) => matchPath(path, pathname))

const findPath = (pathname: string) => Object.values(paths).find(({ pattern }) => isAt(pattern, pathname))

/** The access a path requires; an unknown one ends on home, which is open to anyone. */
export const accessTo = (path: string): RoleAccess => findPath(pathnameOf(path))?.access ?? 'guest'

/** Whether a visitor without a session is sent to the login screen first. */
export const requiresLogin = (path: string): boolean => accessTo(path) !== 'guest'

/** Text key of the notice for a trial player at a page that needs a real account; mail and chat have their own (ERR-003). */
export const trialRefusalAt = (path: string): 'free_reject' | 'in_need_true_account' =>
  isAt(paths.inbox.pattern, pathnameOf(path)) ? 'free_reject' : 'in_need_true_account'

export const isHome = (pathname: string): boolean => isAt(paths.home.pattern, pathname)

const pathnameOf = (path: string) => path.split(/[?#]/, 1)[0] ?? ''

const MAX_LENGTH = 512

/**
 * Validates a URL from outside (`backUrl`, `pageBack`, a banner). Such values invite phishing (open redirect), so only
 * paths of this app are accepted; anything else becomes home.
 */
export const safePath = (raw: string | null | undefined): string => knownPath(raw) ?? paths.home()

/** As `safePath`, but undefined for a rejected URL. */
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
  const path = belowBase(url.pathname)
  if (url.origin !== location.origin || url.username || url.password || !findPath(path)) return undefined
  return path + url.search + url.hash
}
