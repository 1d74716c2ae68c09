import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A text of the packs, as `password:neutral`. */
type Key = `${string}:${string}`
/** A text of the world by its place among those the host writes in. */
type OfWorld = number

interface Part {
  /** Height of a grey block in px, `auto` for that of its contents; without one the part is its text alone. */
  block?: number | 'auto'
  text?: Key | OfWorld
  /** Places among the pictures the host names, one beside the other. */
  pictures?: readonly number[]
  /** Of each picture, as CSS says it; a square is usual. */
  ratio?: string
  style?: string
  /** Who sees it, where it is not everybody. */
  only?: 'guests' | 'members'
}

export interface PageShape {
  /** File of the screen below src/app/screens. */
  screen: string
  title: Key
  /** What stands below the bar, one below the other. */
  parts: readonly Part[]
  /** Whom it is true for: what others see at the address is something else. */
  for: 'all' | 'guests' | 'members'
  style?: string
}

const block = (height: number | 'auto', style?: string): Part => ({ block: height, style })
const fields = (count: number) => Array.from({ length: count }, () => block(76))
/** Rows of a menu with the sentence of one of them, so far below the first one's edge. */
const row = (height: number, below: number, text: Key, above = '-8px'): Part => ({
  block: height,
  text,
  style: `margin-block-start:${above};padding-block-start:${below}px;padding-inline:63px 45px;line-height:1.5`,
})
/** What stands at an address for members alone: blocks of these heights, and sentences. */
const ofMembers = (screen: string, title: Key, ...parts: (number | Key | Part)[]): PageShape => ({
  screen,
  title,
  for: 'members',
  parts: parts.map((part) => {
    if (typeof part === 'number') return block(part)
    return typeof part === 'string' ? { text: part } : part
  }),
})
/** What a game is opened with, in the middle of the page. */
const OPENING: Part = { text: 'launch:moment', style: 'margin-block-start:45vh;font-size:.9375rem;text-align:center' }
/** A page that has nothing to show but a sentence, and a way on. */
const nothing = (text: Key): Part[] => [
  block(150, 'width:200px;margin:32px auto 0;border-radius:32px'),
  { text, style: 'font-size:.9375rem;text-align:center' },
  block(44, 'width:163px;margin-inline:auto'),
]
const HEADING = block(23, 'width:30%')
const BODY = 'color:var(--text);font-size:.9375rem'

/**
 * What the pages that are not drawn in index.html show before any of their code has come: where one is, the sentence
 * or picture that is their largest part, where it will stand, and grey blocks in the form of the rest. Heights and
 * distances in px are those of the screens; shapes.e2e.ts holds both together. Which address has which in a world, and
 * the texts and pictures of the world in it, are said by first-texts.ts and first-pictures.ts of the host.
 */
export const SHAPES: Record<string, PageShape> = {
  '/m/trail': {
    screen: 'TrialScreen',
    title: 'shell:title.trial',
    for: 'all',
    parts: [
      { block: 0, style: 'padding-block-start:42.8%' },
      { text: 'login:trial.title', style: 'color:var(--text);font-size:1.25rem;font-weight:700;line-height:1.35' },
      { text: 'login:trial.intro', style: 'margin-block-start:-8px;font-size:.9375rem' },
      block(52, 'margin-block:4px 56px'),
      block(260),
    ],
  },
  '/m/forget': {
    screen: 'ForgotPasswordScreen',
    title: 'shell:title.forgotPassword',
    for: 'all',
    parts: [block(54), block(22, 'width:70%'), ...fields(3), { text: 'password:neutral' }, block(52)],
  },
  '/m/changePsw': {
    screen: 'ChangePasswordScreen',
    title: 'shell:title.changePassword',
    for: 'all',
    parts: [
      { text: 'password:introVisitor', only: 'guests' },
      { text: 'password:introMember', only: 'members' },
      ...fields(4),
      block(22, 'width:70%'),
      block(52),
    ],
  },
  '/m/mine': {
    screen: 'MineScreen',
    title: 'shell:title.mine',
    for: 'all',
    parts: [
      { block: 219, text: 'member:guest.text', style: 'padding:103px 17px 0;line-height:1.5', only: 'guests' },
      { ...block(103), only: 'guests' },
      { ...block(127), only: 'members' },
      { text: 'member:intro.mine', only: 'members' },
      { ...block(46), only: 'members' },
      block(560),
    ],
  },
  '/m/set': {
    screen: 'SettingsScreen',
    title: 'shell:title.settings',
    for: 'all',
    parts: [
      HEADING,
      row(253, 147, 'settings:clearHint'),
      HEADING,
      { ...row(83, 33, 'safer-play:visitor'), only: 'guests' },
      { ...block(83, 'margin-block-start:-8px'), only: 'members' },
    ],
  },
  '/m/vip': {
    screen: 'VipScreen',
    title: 'vip:title',
    for: 'all',
    parts: [{ text: 'vip:intro' }, HEADING, block(266, 'margin-block-start:-8px'), block(48)],
  },
  '/m/app': {
    screen: 'AppScreen',
    title: 'shell:title.app',
    for: 'all',
    style: 'gap:20px;margin-block-start:24px',
    parts: [
      block(72, 'width:72px;margin-inline:auto'),
      block(64, 'width:60%;margin:-12px auto 0'),
      ...(['fast', 'news', 'bonus'] as const).map((reason, at) => ({
        text: `install:reason.${reason}` as const,
        style: `margin-block-start:${at === 0 ? 0 : -10}px;padding-inline-start:32px;${BODY}`,
      })),
      block(68),
      block(68, 'margin-block-start:-10px'),
      { text: 'install:page.note' },
    ],
  },
  '/m/message': {
    screen: 'MessagesScreen',
    title: 'messages:title',
    for: 'all',
    parts: [row(307, 278, 'messages:affiliateHint', '0')],
  },
  '/m/activityDetail': {
    screen: 'PromotionScreen',
    title: 'promotions:one',
    for: 'all',
    parts: nothing('promotions:missing'),
  },
  '/m/activityDetail?id': {
    screen: 'PromotionScreen',
    title: 'promotions:one',
    for: 'all',
    parts: [
      { pictures: [0], ratio: '8 / 3', style: 'grid-template-columns:1fr' },
      { text: 0, style: 'padding-inline-end:90px;color:var(--text);font-size:1.25rem;font-weight:700;line-height:1.5' },
      block(104),
      block(300),
    ],
  },
  '/m/fbGame': {
    screen: 'SportsScreen',
    title: 'shell:title.sportsGame',
    for: 'all',
    style: 'margin-block-start:0',
    parts: [{ text: 'launch:looking', style: 'padding-inline-end:76px', only: 'guests' }, OPENING],
  },
  '/m/launchGame': ofMembers('LaunchLotteryScreen', 'shell:title.launchLottery', OPENING),
  '/m/play/:nodeId': ofMembers('PlayScreen', 'shell:title.play', OPENING),
  '/m/gameCenter': {
    screen: 'GameCenterScreen',
    title: 'shell:title.gameCenter',
    for: 'all',
    style: 'gap:12px;margin-block-start:48px;margin-inline:88px -4px',
    parts: [
      block('auto', 'position:absolute;inset-block:56px 0;inset-inline-start:0;width:91px;border-radius:0'),
      ...[
        [0, 1, 2],
        [3, 4, 5],
      ].map((pictures) => ({
        block: 'auto' as const,
        pictures,
        style: 'padding:77px 11px 84px;background:var(--surface)',
      })),
    ],
  },
  '/m/jackpot': {
    screen: 'JackpotScreen',
    title: 'shell:title.jackpots',
    for: 'all',
    parts: [
      block(117),
      block(387, 'margin-block-start:16px'),
      HEADING,
      { pictures: [0, 1, 2, 3], style: 'grid-template-columns:repeat(4,max(105px,27.2vw));overflow:hidden' },
    ],
  },
  '/m/notice': {
    screen: 'NoticeScreen',
    title: 'announcements:notice.title',
    for: 'all',
    style: 'gap:10px',
    parts: Array.from({ length: 6 }, (_, at) => ({
      block: 'auto' as const,
      text: at,
      style: `padding-block:13px 47px;padding-inline:67px 47px;${BODY};font-size:1.097rem;font-weight:var(--unread,400);line-height:1.5`,
    })),
  },
  '/m/help': {
    screen: 'HelpScreen',
    title: 'shell:title.help',
    for: 'all',
    parts: [0, 3].flatMap((first) => [
      HEADING,
      ...[0, 1, 2].map((at) => ({
        block: 'auto' as const,
        text: first + at,
        style: `margin-block-start:${at === 0 ? -8 : -15}px;min-height:56px;padding-block:16px;padding-inline:15px 45px;${BODY}`,
      })),
    ]),
  },
  '/m/lotteryHistory': {
    screen: 'LotteryHistoryScreen',
    title: 'shell:title.lotteryHistory',
    for: 'all',
    style: 'gap:8px;margin-block-start:12px',
    parts: [
      block(54, 'margin-block-end:20px'),
      ...Array.from({ length: 6 }, (_, at) => ({
        block: 112,
        text: at,
        style: `padding:13px 15px;${BODY};font-weight:700`,
      })),
    ],
  },
  '/m/securityCenter': ofMembers('SecurityScreen', 'shell:title.securityCenter', 'security:intro', 70, 374, 93),
  '/m/myAccount/index': ofMembers('AccountScreen', 'shell:title.myAccount', 'member:intro.account', 126, 375, 44, 93),
  '/m/voucherCenter': ofMembers('DepositScreen', 'deposits:title', 'deposits:intro', 323, 457),
  '/m/withdraw': ofMembers('WithdrawScreen', 'withdrawals:title', 'withdrawals:intro', 237, 22, 92, 44, 284),
  '/m/vouReport': ofMembers('DepositRecordsScreen', 'deposits:record.title', 'deposits:record.intro', 132, 143, 500),
  '/m/withdrawReport': ofMembers(
    'WithdrawRecordsScreen',
    'withdrawals:record.title',
    'withdrawals:record.intro',
    132,
    143,
    300,
  ),
  '/m/wallets': ofMembers('WalletsScreen', 'wallets:title', 'wallets:intro', 126, 400),
  '/m/transaction/record': ofMembers(
    'AccountRecordsScreen',
    'records:title.account',
    'records:account.intro',
    132,
    143,
    500,
  ),
  '/m/gameRecord': ofMembers('BetRecordsScreen', 'shell:title.bettingRecord', 'bets:intro', 132, 192, 500),
  '/m/profitandloss': ofMembers('ProfitAndLossScreen', 'records:title.pnl', 54, 225, 192, 'records:pnl.note', 54, 510),
  '/m/member/home': ofMembers(
    'MemberCenterScreen',
    'shell:title.memberCenter',
    'member:intro.center',
    126,
    108,
    338,
    431,
  ),
  '/m/member/benefits': ofMembers(
    'VipBenefitsScreen',
    'vip:benefits',
    { block: 257, text: 'vip:standing.counts', style: 'padding:197px 17px 0' },
    242,
    500,
  ),
  '/m/member/manualRebate': ofMembers('RebateScreen', 'rebate:title', 'rebate:intro', 54, 178, 179, 43, 500),
  '/m/leaderBoard': ofMembers('MissionsScreen', 'missions:title', 'missions:intro', 700),
  '/m/rewardCenter': ofMembers('RewardCenterScreen', 'rewards:title', 'rewards:intro', 54, 522),
  '/m/inviteFriends': ofMembers(
    'InviteFriendsScreen',
    'referral:title',
    { text: 'referral:intro', style: 'text-align:center' },
    block(208, 'width:208px;margin-inline:auto'),
    157,
    500,
  ),
  '/m/webEmail': ofMembers('InboxScreen', 'inbox:title', 'inbox:intro', 44, 700),
  '/m/feedback': ofMembers('FeedbackScreen', 'feedback:title', 'feedback:intro', 565, 346),
  '/m/startLottery': {
    screen: 'StartLotteryScreen',
    title: 'shell:title.startLottery',
    for: 'members',
    parts: nothing('lottery:start.unknown'),
  },
  '/m/agent/team/overview': ofMembers(
    'TeamOverviewScreen',
    'agents:title.overview',
    'agents:intro.overview',
    54,
    177,
    410,
  ),
  '/m/agentRegister': ofMembers('RegisterCenterScreen', 'agents:title.register', 'agents:intro.register', 54, 299),
  '/m/member/team': ofMembers('TeamScreen', 'agents:title.team', 'agents:intro.team', 227, 500),
  '/m/member/agent/agentRebeat': ofMembers(
    'TeamRebateScreen',
    'agents:title.rebate',
    'agents:intro.rebate',
    54,
    54,
    121,
    179,
    214,
  ),
  '/m/agent/team/pnl': ofMembers('TeamProfitScreen', 'agents:title.pnl', 'agents:intro.pnl', 54, 121, 242, 54, 288),
  '/m/member/agent/getSalaryContract': ofMembers(
    'SalaryContractScreen',
    'agent-contracts:title.salary',
    'agent-contracts:intro',
    44,
    54,
    429,
  ),
  '/m/member/agent/getDevidendContract': ofMembers(
    'DividendContractScreen',
    'agent-contracts:title.dividend',
    'agent-contracts:intro',
    44,
    54,
    500,
  ),
  '/m/member/agent/getHourContract': ofMembers(
    'HourContractScreen',
    'agent-contracts:title.hour',
    'agent-contracts:intro',
    44,
    54,
    395,
  ),
}

/** The languages that have a pack of their own, by the language the page says it is in. */
const PACKS = { ur: 'ur', 'ur-Latn': 'ur-la', en: 'en' } as const

/** The shape as it stands in the page; `{0}` and so on stand for the texts of the world. */
export function shapeHtml({ title, parts, style }: PageShape): string {
  const drawn = parts.map(({ block: height, text, pictures, ratio = '1', style: own, only }) => {
    const said = text === undefined ? '' : typeof text === 'number' ? `{${text}}` : inAll(text)
    const art = pictures
      ?.map((place) => element('i', `--p:var(--p${place});aspect-ratio:${ratio}`, '', 'sk-art'))
      .join('')
    const whose = only && `sk-${only}`
    if (height === undefined) return element('b', own, art ?? said, art ? 'sk-row-of' : whose)
    const inside = art ? element('b', undefined, art, 'sk-row-of') : said
    const size = `height:${height === 'auto' ? height : `${height}px`}`
    return element('i', own ? `${size};${own}` : size, inside, whose)
  })
  return `<b class="sk-where">${inAll(title)}</b>${element('div', style, drawn.join(''), 'sk-page sk-own')}`
}

const element = (tag: string, style: string | undefined, content: string, name?: string) =>
  `<${tag}${name ? ` class="${name}"` : ''}${style ? ` style="${style}"` : ''}>${content}</${tag}>`

/** A text in each language that has a pack; the page shows the one it is in. */
const inAll = (key: Key) =>
  Object.entries(PACKS)
    .map(([lang, pack]) => `<span lang="${lang}">${escaped(textOf(key, pack))}</span>`)
    .join('')

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)

function textOf(key: Key, pack: string): string {
  const [namespace = '', path = ''] = key.split(':')
  const folder = namespace === 'shell' ? 'app/layouts' : `features/${namespace}`
  const file = join(import.meta.dirname, `../src/${folder}/text/${pack}.json`)
  const text = path
    .split('.')
    .reduce<unknown>((part, name) => Object(part)[name], JSON.parse(readFileSync(file, 'utf8')))
  if (typeof text !== 'string' || text.includes('{{')) throw new Error(`${key} is no plain text of ${pack}.`)
  return text
}
