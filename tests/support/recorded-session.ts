import { LANGUAGES } from '@understudy/contracts'
import type { RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'

/** A recorded call: who made it in which language, and what was answered. */
export interface RecordedReply {
  path: string
  language: string
  asMember: boolean
  body: { success: boolean; value: unknown }
}

const PAGES = 14
const home = (group: string) =>
  `/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=M${group && `&groupName=${group}`}`

/** What a visitor's app asks for on home, in the lobby, on promotions and in the help centre. */
const VISITS: readonly string[] = [
  '/wps/system/status',
  '/wps/system/settings/consolidated',
  '/wps/system/whitelabel',
  '/wps/system/templates',
  '/wps/system/domainRoute',
  '/wps/relay/WPSCORE_getCustomerServiceScript',
  '/wps/system/setting/register',
  '/wps/relay/GCSGAME_newGameVendor',
  '/wps/relay/GCSGAME_getVassGameType?typeId=1&merchant_code=aurora1',
  ...Array.from({ length: PAGES }, (_, page) => `/wps/relay/GCSGAME_gameList?pageSize=100&pageNo=${page + 1}`),
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
/** What a player's app asks for besides. */
const PLAYS: readonly string[] = [
  '/wps/member/info',
  '/wps/v2/wallets/balance',
  '/wps/wallets/gcs',
  '/wps/relay/MCSFE_getFavoriteGamesList?pageNo=1&pageSize=100',
  '/wps/relay/MCSFE_getFavoriteGames',
  '/wps/relay/GCS_recentGame?pageNo=1&pageSize=100',
  '/wps/relay/MCSFE_getDepositPaymentChannels',
  '/wps/relay/EMFE_getInbox?page=1&size=100',
  '/wps/relay/EMFE_getInboxUnreadCount',
]

/** Makes the calls of a visitor and a player in a world, in two languages. */
export async function session(
  { app }: RunningPlatform,
  { world, token }: { world: string; token: string },
): Promise<RecordedReply[]> {
  const replies: RecordedReply[] = []
  const ask = async (path: string, language: string, asMember: boolean) => {
    const headers = { Host: 'localhost', Merchant: 'aurora1', Language: language, 'x-world': world }
    const call = request(app.server).get(path).set(headers)
    const { body } = await (asMember ? call.set('Authorization', token) : call)
    replies.push({ path, language, asMember, body })
    return body.value
  }
  for (const language of ['EN', 'UR']) {
    const lang = LANGUAGES.find(({ code }) => code === language)?.code ?? 'EN'
    for (const path of VISITS) {
      const value = await ask(path, language, false)
      if (path.endsWith('PromotionList'))
        for (const { id } of (value as { list: { id: number }[] }).list)
          await ask(`/wps/relay/MCSFE_getPromotionDetail?id=${id}`, language, false)
    }
    await ask(`/wps/system/helpCenter?device=MOBILE&lang=${lang}`, language, false)
    for (const path of PLAYS) await ask(path, language, true)
  }
  return replies
}

/** Formats a session as a HAR file of a browser. */
export const harOfSession = (replies: readonly RecordedReply[], at: string, token: string): object => ({
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
