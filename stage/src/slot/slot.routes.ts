import { artUrl } from '@understudy/art'
import { type roundReplay, slot, toAmount, toUnits } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import type { BetRow } from '@understudy/platform/features/bets/index.ts'
import { DEMO_WALLET } from '@understudy/platform/features/ledger/index.ts'
import { winJackpot } from '@understudy/platform/features/lobby/index.ts'
import { luckRepository } from '@understudy/platform/features/luck/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import * as z from 'zod/mini'
import { isCrash } from '../crash/flights.ts'
import { OwnRound, ownNumbers, playOwnRound } from '../fairness/own-rounds.ts'
import { betBefore, playRound } from '../vendor/bets.ts'
import { balanceAfter, bettor, opened, openingOf, type Player, type Visit } from '../vendor/opened-launch.ts'
import { judge, reelsFor, themeOf, themeWith } from './reels.ts'
import { returnsOf, THEMES, type Theme } from './themes.ts'

const visit = (world: World, launchId: string): Visit => opened(world, launchId, ['RNG'], (game) => !isCrash(game))
const themeAt = ({ game, vendor }: Visit) => themeOf(game, vendor.sortOrder)

/** Bet detail of a spin. */
export const SpinDetail = z.object({
  reels: slot.slotSpin.reply.shape.reels,
  fair: z.optional(OwnRound),
  /** Whether a tester decided the reels. */
  decided: z.optional(z.boolean()),
  /** The jackpot that it won, ten-thousandths. */
  jackpot: z.optional(z.int().check(z.gte(0))),
})
export type SpinDetail = z.infer<typeof SpinDetail>

const jackpotIn = ({ jackpot }: Pick<SpinDetail, 'jackpot'>) =>
  jackpot === undefined ? {} : { jackpot: toAmount(jackpot) }

/** Spins the reels of the player's next round. */
function spin({ world, game }: Visit, { memberId, username, trial, wallet }: Player, theme: Theme): SpinDetail {
  const luck = world.use(luckRepository).takeForSpin(game)
  const fair = playOwnRound(world, memberId)
  const reels = reelsFor(luck, theme, ownNumbers(world, memberId, fair))
  const isPlayMoney = trial || wallet.name === DEMO_WALLET
  const jackpot = luck === 'jackpot' && !isPlayMoney ? winJackpot(world, game.vendor, username) : undefined
  return { reels, fair, ...(luck && { decided: true }), ...(jackpot !== undefined && { jackpot }) }
}

const symbolsOf = (name: slot.SlotTheme) =>
  THEMES[name].symbols.map((symbol, i) => ({
    name: symbol,
    picture: name === 'classic' ? null : artUrl.symbol(symbol, 1 + (i % 9)),
  }))
const linesOf = (name: slot.SlotTheme) => THEMES[name].lines.map((rows) => [...rows])

/** The machine is the one that has the symbols, because the vendor’s may have changed since. */
export function spinPicture({ detail }: Pick<BetRow, 'detail'>): roundReplay.RoundPictures | undefined {
  const stored = z.safeParse(SpinDetail, detail)
  if (!stored.success) return undefined
  const { reels, jackpot } = stored.data
  const theme = themeWith(reels)
  if (!theme) return undefined
  const { hits } = judge(THEMES[theme], reels)
  return {
    game: 'slot',
    theme,
    symbols: symbolsOf(theme),
    lines: linesOf(theme),
    reels,
    hits,
    ...jackpotIn({ jackpot }),
  }
}

export const slotRoutes = [
  handle(slot.slotState, ({ world, params, origins }) => {
    const current = visit(world, params.launchId)
    const name = themeAt(current)
    const theme = THEMES[name]
    return openingOf(current, origins.app, returnsOf(theme), {
      theme: name,
      reels: theme.reels,
      symbols: symbolsOf(name),
      lines: linesOf(name),
      bets: [...slot.SLOT_BETS],
      pays: theme.symbols
        .flatMap((symbol) =>
          Object.entries(theme.rules[symbol]?.pays ?? {}).map(([count, tenths]) => ({
            symbol,
            count: Number(count),
            multiple: tenths / 10,
          })),
        )
        .sort((a, b) => b.multiple - a.multiple),
      pairPays: theme.pairPays / 10,
    })
  }),

  handle(slot.slotSpin, ({ world, params, body }) => {
    const current = visit(world, params.launchId)
    const player = bettor(current)
    const theme = THEMES[themeAt(current)]
    const stake = toUnits(body.bet)
    return world.transaction(() => {
      const before = betBefore(current, player, { betId: body.roundId, stake })
      const detail = before ? (before.detail as SpinDetail) : spin(current, player, theme)
      const { reels, jackpot = 0 } = detail
      const { hits, tenths } = judge(theme, reels)
      const bet =
        before ??
        playRound(current, player, { betId: body.roundId, stake, detail, win: (stake / 10) * tenths + jackpot })
      return {
        roundId: body.roundId,
        reels,
        hits,
        win: toAmount(bet.win),
        multiple: tenths / 10,
        ...jackpotIn(detail),
        balance: balanceAfter(player, bet),
      }
    })
  }),
]
