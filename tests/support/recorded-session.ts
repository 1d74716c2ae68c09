import { LANGUAGES } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { REGISTRY } from '@understudy/contracts/registry'
import { calendarOf } from '@understudy/contracts/zone'
import type { RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { callFinder } from '../../steering/src/conform/match.ts'
import type { LearnReport } from '../../steering/src/learn/learn.ts'

/** A recorded call: who made it in which language, and what was answered. */
export interface RecordedReply {
  path: string
  language: string
  asMember: boolean
  body: { success: boolean; value: unknown }
}

/** Games of `everyday`. */
const GAMES = 1_400
const home = (group: string) =>
  `/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=M${group && `&groupName=${group}`}`

/** What a visitor's app asks for on home, in the lobby, on promotions and in the help centre. */
const visits = (pageSize: number, games: number): readonly string[] => [
  '/wps/system/status',
  '/wps/system/settings/consolidated',
  '/wps/system/whitelabel',
  '/wps/system/templates',
  '/wps/system/domainRoute',
  '/wps/relay/WPSCORE_getCustomerServiceScript',
  '/wps/system/setting/register',
  '/wps/relay/GCSGAME_newGameVendor',
  '/wps/relay/GCSGAME_getVassGameType?typeId=1&merchant_code=aurora1',
  ...Array.from(
    { length: Math.ceil(games / pageSize) },
    (_, page) => `/wps/relay/GCSGAME_gameList?pageSize=${pageSize}&pageNo=${page + 1}`,
  ),
  '/wps/relay/GCSGAME_gameList?pageSize=27&gameType=RNG',
  '/wps/relay/GCSGAME_hotGamesV2?limit=100',
  '/wps/relay/GCSGAME_getGameMatchV2',
  '/wps/relay/GCSGAME_getGameMatch',
  ...['', 'm_home', 'm_live', 'm_newgame', 'm_game', 'm_login', 'm_reg'].map(home),
  '/wps/relay/MCSFE_getListAnnouncements?types=A&platform=M',
  '/wps/relay/MCSFE_getPromotionList',
  '/wps/relay/MCSFE_getLobbyNews',
  '/wps/relay/MCSFE_getPopular?limitNum=50',
  '/wps/relay/GCSGAME_getRankList?limitNum=50',
  '/wps/relay/ODSFE2_getWinnerBoard?limitNum=50',
  '/wps/relay/VIS_getJackpot',
  '/wps/relay/CBS_modelList',
]

/** What a member's app asks for besides, with the records of thirty days. */
function plays(now: number): readonly string[] {
  const { dayOf } = calendarOf('Asia/Karachi')
  const days = `startDate=${dayOf(now - 30 * DAY)}&endDate=${dayOf(now)}&pageSize=100`
  return [
    '/wps/member/info',
    '/wps/v2/wallets/balance',
    '/wps/wallets/gcs',
    '/wps/relay/MCSFE_getFavoriteGamesList?pageNo=1&pageSize=100',
    '/wps/relay/MCSFE_getFavoriteGames',
    '/wps/relay/GCS_recentGame?pageNo=1&pageSize=100',
    '/wps/relay/MCSFE_getDepositPaymentChannels',
    '/wps/relay/EMFE_getInbox?page=1&size=100',
    '/wps/relay/EMFE_getInboxUnreadCount',
    `/wps/report/accountGameBetHistory?${days}`,
    `/wps/report/depositTransaction?${days}`,
    `/wps/report/withdrawTransaction?${days}`,
    `/wps/relay/MCSFE_getRebateHistory?${days}`,
    `/wps/relay/ODSFE2_MemTransDet?${days}`,
    '/wps/relay/MCSFE_getManualRebate',
    '/wps/system/withdrawBanks',
    '/wps/relay/PROMOFE_getClaimTicketList',
    '/wps/relay/PROMOFE_getClaimTicketHistory?pageSize=100',
    '/wps/relay/MCSFE_getPromotionList',
    '/wps/relay/MCSFE_getMissionSummaryDetails',
    // An agent's, which a player is refused.
    '/wps/agent/overview',
  ]
}

export interface SessionOptions {
  world: string
  /** The member's; undefined for a visitor's session. */
  token: string | undefined
  /** The world's time, epoch ms. */
  now: number
  pageSize?: number
  /** How many games there are. */
  games?: number
  languages?: readonly ('EN' | 'UR' | 'UR-LA')[]
}

/** Makes the calls of a visitor, and of a member if there is one, in a world. */
export async function session(
  { app }: Pick<RunningPlatform, 'app'>,
  { world, token, now, pageSize = 100, games = GAMES, languages = ['EN', 'UR'] }: SessionOptions,
): Promise<RecordedReply[]> {
  const replies: RecordedReply[] = []
  const details = async (promotions: { list: { id: number }[] } | null, language: string, asMember: boolean) => {
    for (const { id } of promotions?.list ?? [])
      await ask(`/wps/relay/MCSFE_getPromotionDetail?id=${id}`, language, asMember)
  }
  const ask = async (path: string, language: string, asMember: boolean) => {
    const headers = { Host: 'localhost', Merchant: 'aurora1', Language: language, 'x-world': world }
    const call = request(app.server).get(path).set(headers)
    const { body } = await (asMember ? call.set('Authorization', token ?? '') : call)
    replies.push({ path, language, asMember, body })
    return body.value
  }
  for (const language of languages) {
    const lang = LANGUAGES.find(({ code }) => code === language)?.code ?? 'EN'
    for (const path of visits(pageSize, games)) {
      const value = await ask(path, language, false)
      if (path.endsWith('PromotionList')) await details(value, language, false)
    }
    await ask(`/wps/system/helpCenter?device=MOBILE&lang=${lang}`, language, false)
    if (token === undefined) continue
    for (const path of plays(now)) {
      const value = await ask(path, language, true)
      if (path.endsWith('PromotionList')) await details(value, language, true)
      if (path.endsWith('MissionSummaryDetails'))
        for (const { missionId } of (value as { list: { missionId: number }[] } | null)?.list ?? []) {
          await ask(`/wps/relay/MCSFE_getMissionMilestones?missionId=${missionId}`, language, true)
          await ask(`/wps/relay/MCSFE_getMissionLeaderboard?missionId=${missionId}`, language, true)
        }
    }
  }
  return replies
}

/** What a report names as invented, and the fields that may differ because of it, by the part of the report. */
const INVENTED: readonly [part: string, what: string, fields: readonly string[]][] = [
  ['matches', 'how live ones stand', ['scores', 'moneyLine']],
  ['bets', 'their numbers', ['id']],
  ['deposits', 'their numbers', ['transId']],
  ['deposits', 'channels of those that no recorded list has', ['vendorName']],
  ['withdrawals', 'their numbers, and the accounts they were paid to', ['refId', 'payeeName', 'accountNo']],
  [
    'missions',
    'how far the member is: it follows from the bets',
    ['reachedValue', 'reachedMilestones', 'claimable', 'nextTarget', 'reached', 'state'],
  ],
  ['missions', 'numbers of milestones', ['milestoneId']],
  ['rewards', 'their numbers', ['transactionId']],
  ['promotions', 'numbers of rewards', ['rewardId']],
  ['promotions', 'how far goals are: it follows from the bets', ['actual']],
]
/** Calls that a report names as a whole. */
const NAMED_CALLS: readonly [part: string, what: string, call: string][] = [
  ['missions', 'players of the leaderboards', 'missions.leaderboard'],
  ['records', 'the list of movements: it follows from the orders', 'records.account'],
  ['rebates', 'rates, and what can be claimed: it follows from the bets', 'rebate.day'],
]
/** Lists of a member's orders, by the call that tells them: what the report left out of one is not there again. */
const ORDERS: Readonly<Record<string, string>> = {
  'bets.history': 'bets',
  'records.deposits': 'deposits',
  'records.withdrawals': 'withdrawals',
  'rebate.history': 'rebates',
  'rewards.history': 'rewards',
}

/** Where the replies of a learned world differ from the recorded ones in anything that the report does not name. */
export function unnamedDifferences(
  before: readonly RecordedReply[],
  after: readonly RecordedReply[],
  report: LearnReport,
): string[] {
  const find = callFinder(REGISTRY.filter(({ surface }) => surface !== 'control'))
  const names = (part: string, what: string) => report.invented[part]?.includes(what) === true
  const fields = new Set(INVENTED.flatMap(([part, what, all]) => (names(part, what) ? all : [])))
  const calls = new Set([
    ...Object.keys(report.untaught),
    ...NAMED_CALLS.flatMap(([part, what, call]) => (names(part, what) ? [call] : [])),
  ])
  return before.flatMap(({ path, language, body }, index) => {
    const now = after[index]
    if (now?.path !== path) return [`${path} was not asked`]
    const call = find('GET', `https://play.example${path}`)?.endpoint?.name ?? ''
    // A refusal is proposed as a fault and does nothing.
    if (calls.has(call) || !body.success) return []
    const comparable = names('rewards', 'those of missions: they follow from the bets') ? withoutMissions : sitesHidden
    let was = comparable(body)
    const is = comparable(now.body)
    const orders = ORDERS[call]
    if (orders !== undefined && report.leftOut[orders]) was = withoutAbsent(was as Orders, is as Orders)
    return differencesOf(was, is, fields)
      .slice(0, 4)
      .map((one) => `${language} ${path} ${one}`)
  })
}

type Orders = { value: { list: Record<string, unknown>[]; footer?: unknown; totalCount?: unknown; vendors?: unknown } }

/** A record without what another one lacks, and without its sums. */
function withoutAbsent({ value, ...rest }: Orders, { value: now }: Orders): Orders {
  const keyOf = ({ betTime, depositDate, withdrawDate, issuedAt, claimedAt }: Record<string, unknown>) =>
    betTime ?? depositDate ?? withdrawDate ?? issuedAt ?? claimedAt
  const there = new Set(now.list.map(keyOf))
  const { footer, totalCount, vendors } = now
  return {
    ...rest,
    value: { ...value, footer, totalCount, vendors, list: value.list.filter((one) => there.has(keyOf(one))) },
  }
}

/** Where two replies differ, with both values. */
function differencesOf(before: unknown, after: unknown, invented: ReadonlySet<string>, path = ''): string[] {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after)
    return Object.is(before, after)
      ? []
      : [`${path}: ${JSON.stringify(before)?.slice(0, 80)} -> ${JSON.stringify(after)?.slice(0, 80)}`]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) =>
    invented.has(name)
      ? []
      : differencesOf(Reflect.get(before, name), Reflect.get(after, name), invented, `${path}.${name}`),
  )
}

/** Sites of third parties carry the world in their addresses. */
const sitesHidden = (body: object): unknown =>
  JSON.parse(JSON.stringify(body).replace(/w[0-9a-f]{12}\.aurora1\.[0-9a-f]{24}/g, 'SITE'))

/** A reply without the rewards of missions. */
const withoutMissions = (body: object): unknown =>
  JSON.parse(JSON.stringify(sitesHidden(body)), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((one) => one?.type !== 'MISSION') : value,
  )

/** Formats a session as a HAR file of a browser. */
export const harOfSession = (replies: readonly RecordedReply[], at: string, token = ''): object => ({
  log: {
    version: '1.2',
    creator: { name: 'session', version: '1' },
    entries: replies.map(({ path, language, asMember, body }) => ({
      startedDateTime: at,
      request: {
        method: 'GET',
        url: `https://play.example${path}`,
        headers: [
          { name: 'Merchant', value: 'aurora1' },
          { name: 'Language', value: language },
          ...(asMember ? [{ name: 'Authorization', value: token }] : []),
        ],
      },
      response: {
        status: 200,
        headers: [{ name: 'content-type', value: 'application/json' }],
        content: { mimeType: 'application/json', text: JSON.stringify(body) },
      },
    })),
  },
})
