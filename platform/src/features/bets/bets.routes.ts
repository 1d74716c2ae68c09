import {
  bets,
  type LanguageCode,
  PACK_LANGUAGES,
  type PackLanguage,
  platformError,
  toAmount,
} from '@understudy/contracts'
import type { Calendar } from '@understudy/contracts/zone'
import { handle } from '../../binding/call.ts'
import { cut, spanOf, startOf } from '../../binding/record-page.ts'
import { textIn } from '../../shared/text.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import type { World } from '../../world/world.ts'
import { gamesRepository, vendorsRepository } from '../games/index.ts'
import { betNumber } from './bet-number.ts'
import type { BetRow } from './bets.repository.ts'
import { historyRepository } from './history.repository.ts'
import { totalsView } from './totals.ts'

export const betRoutes = [
  handle(bets.betHistory, ({ world, caller, query, language }) => {
    const calendar = merchantCalendar(caller.merchant)
    const span = spanOf(query, calendar)
    const { gameType, vassalage: vendor, status, after, pageSize } = query
    const filter = { memberId: caller.memberId, ...span, gameType, vendor, status }
    const history = world.use(historyRepository)
    const rows = history.page(filter, startOf(after, span.before), pageSize + 1)
    const { list, next } = cut(rows, pageSize, ({ placedAt, id }) => ({ at: placedAt, id }))
    const page = { list: list.map((bet) => recordView(world, bet, language, calendar)), next }
    if (after !== undefined) return { ...page, totalCount: null, footer: null, vendors: null }
    const totals = history.totals(filter)
    return {
      ...page,
      totalCount: totals.count,
      footer: totalsView(totals),
      vendors: history
        .vendors(filter)
        .map((code) => ({ vassalage: code, vendorName: vendorName(world, code, language) }))
        .sort((a, b) => a.vendorName.localeCompare(b.vendorName)),
    }
  }),

  handle(bets.betDetail, ({ world, caller, params, language }) => {
    const bet = world.use(historyRepository).ofMember(caller.memberId, Number(params.id))
    if (!bet) throw platformError('bet.not.found')
    const detail = inLanguage(bet.detail, language) as Record<string, unknown>
    return { ...recordView(world, bet, language, merchantCalendar(caller.merchant)), wallet: bet.wallet, detail }
  }),
]

function recordView(world: World, bet: BetRow, language: LanguageCode, { dayOf }: Calendar): bets.BetRecord {
  const game = world.use(gamesRepository).byNode(String(bet.nodeId))
  return {
    id: bet.id,
    ref: betNumber(bet),
    gameType: bet.gameType,
    vassalage: bet.vendor,
    vendorName: vendorName(world, bet.vendor, language),
    nodeId: String(bet.nodeId),
    gameName: game ? textIn(game.facts.name, language) : bet.vendor,
    bet: toAmount(bet.stake),
    returned: toAmount(bet.returned),
    validBet: toAmount(bet.valid),
    win: toAmount(bet.win),
    pnl: bet.status === 'open' || bet.status === 'stuck' ? 0 : toAmount(bet.win + bet.returned - bet.stake),
    status: bet.status,
    betTime: bet.placedAt,
    settleTime: bet.settledAt,
    day: dayOf(bet.placedAt),
  }
}

function vendorName(world: World, code: string, language: LanguageCode): string {
  const vendor = world.use(vendorsRepository).byCode(code)
  return vendor ? textIn(vendor.name, language) : code
}

/** Replaces every multilingual text in a bet by the one in the reader's language. */
function inLanguage(value: unknown, language: LanguageCode): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language))
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.keys(value)
  if (keys.length === PACK_LANGUAGES.length && PACK_LANGUAGES.every((code) => keys.includes(code)))
    return textIn(value as Record<PackLanguage, string>, language)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, language)]))
}
