// biome-ignore lint/suspicious/noExplicitAny: replies are judged by Prism, not by a type.
export type Call = (method: string, path: string, body?: object) => Promise<any>

interface Journey {
  /** Whose session it has; none for a visitor. */
  as?: string
  scenario?: string
  walk(call: Call, world: string): Promise<unknown>
}

const relay = (name: string) => `/wps/relay/${name}`
const PAGE = 'page=0&size=20'
const DAY_MS = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const span = (now = Date.now()) => `startDate=${dayOf(now - 20 * DAY_MS)}&endDate=${dayOf(now)}`
const uuid = (serial: number) => `00000000-0000-4000-8000-00000000000${serial}`

/** A journey for each area; every call of it is one that the document allows, so a refusal is a finding. */
export const AREAS: Record<string, Journey> = {
  session: {
    async walk(call) {
      for (const path of ['status', 'settings/consolidated', 'whitelabel', 'setting/register'])
        await call('GET', `/wps/system/${path}`)
      await call('GET', '/wps/session/key/rsa')
      await call('GET', '/wps/captcha')
      await call('POST', '/wps/session/login', { type: 'username', username: 'amina', password: 'Play1234' })
      await call('GET', '/wps/check/username?username=newcomer')
    },
  },
  member: {
    as: 'amina',
    async walk(call) {
      for (const path of ['info', 'devices', 'securityQuestions', 'saferPlay', 'bankCard', 'passkeys'])
        await call('GET', `/wps/member/${path}`)
      await call('GET', '/wps/v2/member/securityConfig')
      await call('GET', relay('MCSFE_getVipBenefits'))
      await call('GET', relay('MCSFE_getPlayerRankProgress'))
    },
  },
  money: {
    as: 'amina',
    async walk(call) {
      await call('GET', '/wps/v2/wallets/balance')
      await call('GET', '/wps/wallets/lockStatus')
      await call('GET', relay('MCSFE_getDepositSettings'))
      const { value } = await call('GET', relay('MCSFE_getDepositPaymentChannels'))
      const { vendorId, min: amount } = value.mt.channels[0]
      const opened = await call('POST', '/wps/transaction/deposit/mt', { requestId: uuid(1), vendorId, amount })
      const order = `/wps/transaction/deposit/${opened.value.transId}`
      await call('GET', order)
      await call('POST', `${order}/cancel`, {})
      await call('GET', relay('MCSFE_getWithdrawSettings'))
      await call('GET', `/wps/report/depositTransaction?${span()}`)
      await call('GET', `/wps/report/withdrawTransaction?${span()}`)
      await call('GET', `/wps/report/personalPnl?${span()}`)
      await call('GET', `${relay('ODSFE2_MemTransDet')}?${span()}`)
    },
  },
  games: {
    as: 'amina',
    async walk(call) {
      const { value } = await call('GET', `${relay('GCSGAME_gameList')}?gameType=RNG&pageNo=1&pageSize=20&language=EN`)
      const { nodeId, vassalage } = value.games[9]
      await call('GET', `${relay('GCSGAME_newGameVendor')}?gameType=RNG`)
      await call('GET', `${relay('GCSGAME_gameFacts')}?nodeId=${nodeId}`)
      await call('POST', relay('MCSFE_addFavoriteGameV2'), { nodeId, vendor: vassalage })
      await call('GET', relay('MCSFE_getFavoriteGamesList'))
      await call('DELETE', `${relay('MCSFE_removeFavoriteGameV2')}?nodeId=${nodeId}&vendor=${vassalage}`)
      const launch = `platform=html5&nodeId=${nodeId}&vassalage=${vassalage}&launchMode=GLS`
      await call('GET', `/wps/game/launchGame?${launch}`)
      await call('GET', relay('GCS_recentGame'))
      await call('GET', `/wps/report/accountGameBetHistory?${span()}`)
      for (const name of ['VIS_getJackpot', 'ODSFE2_getWinnerBoard', 'MCSFE_getLobbyNews'])
        await call('GET', relay(name))
    },
  },
  lottery: {
    as: 'amina',
    async walk(call) {
      const list: { code: string; gameId: string }[] = await call('GET', '/lgw/games/mobile?prizeMode=lott')
      const gameId = list.find(({ code }) => code === 'K3_1M')?.gameId ?? ''
      await call('GET', '/lgw/games/game_menus')
      await call('GET', `/lgw/games/${gameId}/play_menu`)
      await call('GET', `/lgw/draw/${gameId}?${PAGE}`)
      const { currentNumero } = await call('GET', `/lgw/numeros/near?gameId=${gameId}`)
      const { orderMasterId } = await call('POST', '/lgw/orders/betting', {
        requestId: uuid(2),
        gameId,
        prizeModeId: 1,
        currentNumero: currentNumero.numero,
        bettingSlipString: 'big~1~102~1~1920~1',
        betCartAmountSum: 2,
      })
      await call('GET', `/lgw/orders/detail/${orderMasterId}`)
      await call('GET', `/lgw/orders/today?gameId=-1&${PAGE}`)
    },
  },
  messages: {
    as: 'amina',
    async walk(call) {
      const { value } = await call('GET', `${relay('EMFE_getInbox')}?page=1&size=20`)
      const messageIds = [value.content[0].id]
      await call('POST', '/wps/message/read', { messageIds })
      await call('GET', relay('EMFE_getInboxUnreadCount'))
      const { value: news } = await call('GET', `${relay('MCSFE_getListAnnouncements')}?types=B,PL,PU,PR,H&platform=M`)
      await call('POST', relay('MCSFE_readAnnouncement'), { announcementId: news.player[0].id, read: true })
      await call('GET', '/wps/system/helpCenter?device=MOBILE&lang=EN')
      await call('GET', '/wps/feedback')
      await call('GET', relay('CBS_unreadCount'))
    },
  },
  promotions: {
    as: 'amina',
    scenario: 'promotions',
    async walk(call) {
      const { value } = await call('GET', relay('MCSFE_getPromotionList'))
      await call('GET', `${relay('MCSFE_getPromotionDetail')}?id=${value.list[0].id}`)
      for (const name of ['MCSFE_getAvailablePromotions', 'MCSFE_getManualRebate', 'MCSFE_getReferralDetails'])
        await call('GET', relay(name))
      await call('GET', `${relay('MCSFE_getMissionSummaryDetails')}?status=O&page=1&size=20`)
      const { value: rewards } = await call('GET', relay('PROMOFE_getClaimTicketList'))
      await call('POST', relay('PROMOFE_claimTicket'), { transactionId: rewards[0].transactionId })
      await call('GET', relay('PROMOFE_getClaimTicketHistory'))
    },
  },
  agents: {
    as: 'bilal',
    async walk(call) {
      await call('GET', `/wps/agent/overview?${span()}`)
      await call('GET', '/wps/agent/downlines')
      await call('GET', `/wps/agent/downline?account=bushra&${span()}`)
      await call('GET', '/wps/agent/globalRebateSettings')
      const { value } = await call('POST', '/wps/agent/affiliateUrl', { type: 0, expireDays: 7 })
      await call('GET', '/wps/agent/affiliateUrls')
      await call('DELETE', `/wps/agent/affiliateUrl?affiUrlId=${value.affiUrlId}`)
      await call('GET', `${relay('MCSFE_getContracts')}?kind=salary&role=mine`)
      await call('GET', `/wps/report/teamBetting?${span()}`)
      await call('GET', `/wps/report/downlineTransaction?${span()}`)
      await call('GET', `/wps/report/commission?${span()}`)
    },
  },
  control: {
    async walk(call, world) {
      await call('GET', '/__control/scenarios')
      const steer = `/__control/worlds/${world}`
      for (const part of [
        'clock',
        'settings',
        'actors',
        'tables',
        'tape',
        'outbox',
        'queues',
        'luck',
        'missions',
        'vendors',
      ])
        await call('GET', `${steer}/${part}`)
      await call('PATCH', `${steer}/clock`, { advanceMs: 60_000 })
      await call('POST', `${steer}/rewards`, { to: 'amina', amount: 5 })
      await call('PUT', `${steer}/faults`, { rules: [] })
      const { id } = await call('POST', `${steer}/fork`)
      await call('GET', `${steer}/diff?with=${id}`)
      await call('GET', `${steer}/audit`)
      await call('DELETE', `/__control/worlds/${id}`)
    },
  },
}
