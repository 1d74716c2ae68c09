import {
  bets,
  type LanguageCode,
  PACK_LANGUAGES,
  type PackLanguage,
  platformError,
  toAmount,
} from '@understudy/contracts'
import { DAY, merchantDay, startOfDay } from '@understudy/contracts/zone'
import { handle } from '../../binding/call.ts'
import { textIn } from '../../world/texts.ts'
import type { World } from '../../world/world.ts'
import { gamesRepository, vendorsRepository } from '../games/index.ts'
import type { BetRow } from './bets.repository.ts'
import { historyRepository } from './history.repository.ts'

export const betRoutes = [
  handle(bets.betHistory, ({ world, caller, query, language }) => {
    const from = startOfDay(query.startDate)
    const before = startOfDay(query.endDate) + DAY
    if (before <= from || before - from > bets.RECORD_DAYS * DAY)
      throw platformError('request_param_err', { fields: { endDate: ['range'] } })
    const { gameType, vassalage: vendor, status, pageNo, pageSize } = query
    const filter = { memberId: caller.memberId, from, before, gameType, vendor, status }
    const history = world.use(historyRepository)
    const totals = history.totals(filter)
    return {
      list: history.page(filter, pageSize, (pageNo - 1) * pageSize).map((bet) => recordView(world, bet, language)),
      footer: {
        bet: toAmount(totals.stake),
        validBet: toAmount(totals.valid),
        win: toAmount(totals.win),
        pnl: toAmount(totals.pnl),
      },
      vendors: history
        .vendors(filter)
        .map((code) => ({ vassalage: code, vendorName: vendorName(world, code, language) }))
        .sort((a, b) => a.vendorName.localeCompare(b.vendorName)),
      pageNum: pageNo,
      totalPages: Math.ceil(totals.count / pageSize),
      totalCount: totals.count,
    }
  }),

  handle(bets.betDetail, ({ world, caller, params, language }) => {
    const bet = world.use(historyRepository).ofMember(caller.memberId, Number(params.id))
    if (!bet) throw platformError('bet.not.found')
    const detail = inLanguage(bet.detail, language) as Record<string, unknown>
    return { ...recordView(world, bet, language), wallet: bet.wallet, detail }
  }),
]

function recordView(world: World, bet: BetRow, language: LanguageCode): bets.BetRecord {
  const game = world.use(gamesRepository).byNode(String(bet.nodeId))
  return {
    id: bet.id,
    ref: bet.ref,
    gameType: bet.gameType,
    vassalage: bet.vendor,
    vendorName: vendorName(world, bet.vendor, language),
    nodeId: String(bet.nodeId),
    gameName: game ? textIn(game.facts.name, language) : bet.vendor,
    bet: toAmount(bet.stake),
    validBet: toAmount(bet.valid),
    win: toAmount(bet.win),
    pnl: bet.status === 'open' || bet.status === 'stuck' ? 0 : toAmount(bet.win - bet.stake),
    status: bet.status,
    betTime: bet.placedAt,
    settleTime: bet.settledAt,
    day: merchantDay(bet.placedAt),
  }
}

function vendorName(world: World, code: string, language: LanguageCode): string {
  const vendor = world.use(vendorsRepository).byCode(code)
  return vendor ? textIn(vendor.name, language) : code
}

/** What a bet says in several languages is told in the reader's. */
function inLanguage(value: unknown, language: LanguageCode): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language))
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.keys(value)
  if (keys.length === PACK_LANGUAGES.length && PACK_LANGUAGES.every((code) => keys.includes(code)))
    return textIn(value as Record<PackLanguage, string>, language)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, language)]))
}
