import { languageOf, type MerchantCode, platformError, roundReplay, toAmount } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { betNumber } from '@understudy/platform/features/bets/index.ts'
import { vendorsRepository } from '@understudy/platform/features/games/index.ts'
import { membersRepository } from '@understudy/platform/features/member/index.ts'
import { systemRepository } from '@understudy/platform/features/system/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import { merchantCalendar } from '@understudy/platform/world/merchant-calendar.ts'
import { peopleOf } from '../vendor/table-people.ts'
import { replayedRound } from './round-replay.ts'

/** The call of the vendor's page that shows a round again. */
export const replayStageRoutes = [
  handle(roundReplay.replayedRound, ({ world, params, origins, language }) => {
    const found = replayedRound(world, params.replayId)
    if (!found) throw platformError('replay.unknown')
    const { bet, game, picture } = found
    const vendor = world.use(vendorsRepository).byCode(bet.vendor)
    const merchant = (world.use(membersRepository).byId(bet.memberId)?.merchant ?? world.merchant) as MerchantCode
    const { code, dir } = languageOf(language)
    return {
      gameName: textIn(game.facts.name, code),
      vendorName: vendor ? textIn(vendor.name, code) : bet.vendor,
      art: game.facts.largeIcon ?? game.facts.icon,
      currencySymbol: world.use(systemRepository).merchant(merchant).currencySymbol,
      timeZone: merchantCalendar(merchant).zone,
      language: code,
      dir,
      backUrl: `${origins.app}/m/gameRecord`,
      appOrigin: origins.app,
      people: peopleOf(world, bet.memberId),
      ref: betNumber(bet),
      betTime: bet.placedAt,
      bet: toAmount(bet.stake),
      win: toAmount(bet.win),
      returned: toAmount(bet.returned),
      status: bet.status,
      picture,
    }
  }),
]
