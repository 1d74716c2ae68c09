import { cards, control, platformError, play, toAmount, toUnits } from '@understudy/contracts'
import * as z from 'zod/mini'
import { handle } from '../../binding/call.ts'
import { type BetRow, betsRepository } from '../../features/bets/index.ts'
import { luckRepository } from '../../features/luck/index.ts'
import type { World } from '../../world/world.ts'
import { OwnRound, ownNumbers, playOwnRound } from '../fairness/own-rounds.ts'
import { betBefore, endBet, placeBet, refOf } from '../vendor/bets.ts'
import { balanceOf, bettor, opened, openingOf, type Player, type Visit } from '../vendor/opened-launch.ts'
import { COMMISSION, deal, judge, PACK_RETURNS, RETURNS, shares } from './hands.ts'

const visit = (world: World, launchId: string): Visit => opened(world, launchId, ['PVP'])

/** Bet detail of a round. */
export const CardDetail = z.object({
  roundId: play.BetId,
  fair: OwnRound,
  luck: z.optional(control.Luck),
  choice: z.optional(z.enum(['show', 'pack'])),
  hands: z.optional(z.array(z.array(cards.Card))),
})
export type CardDetail = z.infer<typeof CardDetail>

const detailOf = (bet: BetRow) => bet.detail as CardDetail

/**
 * Derives the hands of a round from its seeds, which the player sees when it has ended. They are not stored, so no record
 * can reveal them.
 */
export function handsOf(world: World, bet: BetRow): number[][] {
  const { fair, luck } = detailOf(bet)
  return deal(ownNumbers(world, bet.memberId, fair), cards.SEATS, luck)
}

const roundView = (world: World, bet: BetRow): cards.CardRound => {
  const { roundId } = detailOf(bet)
  const [hand = []] = handsOf(world, bet)
  return { roundId, ante: toAmount(bet.stake), hand, rank: judge(hand).rank }
}

/** The round the player left open at this table; a bet of the vendor's own server is no round. */
const openRound = ({ world, game }: Visit, player: Player): BetRow | undefined =>
  world
    .use(betsRepository)
    .openRounds(player.memberId)
    .find(
      ({ nodeId, wallet, detail }) => nodeId === game.nodeId && wallet === player.wallet.name && 'roundId' in detail,
    )

export const cardsRoutes = [
  handle(cards.cardsState, ({ world, params, origins }) => {
    const current = visit(world, params.launchId)
    const { player } = current
    const open = player && openRound(current, player)
    return openingOf(current, origins.app, RETURNS, {
      antes: [...cards.ANTES],
      commission: COMMISSION,
      packReturns: PACK_RETURNS,
      round: open ? roundView(world, open) : null,
    })
  }),

  handle(cards.openCards, ({ world, params, body }) => {
    const current = visit(world, params.launchId)
    const player = bettor(current)
    const { roundId } = body
    const stake = toUnits(body.ante)
    return world.transaction(() => {
      const before = betBefore(current, player, { betId: roundId, stake })
      if (before) return { round: roundView(world, before), balance: balanceOf(player) }
      if (openRound(current, player)) throw platformError('game.round.open', { nodeId: String(current.game.nodeId) })
      const luck = world.use(luckRepository).take(current.game)
      const fair = playOwnRound(world, player.memberId)
      const detail = { roundId, fair, ...(luck && { luck }) }
      const bet = placeBet(current, player, { betId: roundId, stake, dueAt: null, detail })
      return { round: roundView(world, bet), balance: balanceOf(player) }
    })
  }),

  handle(cards.endCards, ({ world, params, body }) => {
    const current = visit(world, params.launchId)
    const { player } = current
    if (!player) throw platformError('login.not.session')
    return world.transaction(() => {
      const bet = world.use(betsRepository).byRef(refOf(current.game.vendor, player.memberId, body.roundId))
      if (!bet || bet.nodeId !== current.game.nodeId) throw platformError('transaction.conflict')
      const ended = bet.status === 'open' ? end(current, bet, body.choice) : bet
      const { choice, hands = [roundView(world, ended).hand] } = detailOf(ended)
      if (ended.status !== 'returned' && choice !== body.choice) throw platformError('transaction.conflict')
      const best = Math.max(...hands.map((shown) => judge(shown).strength))
      return {
        hands: hands.map((shown) => {
          const { rank, strength } = judge(shown)
          return { hand: shown, rank, wins: hands.length > 1 && strength === best }
        }),
        status: ended.status as 'won' | 'lost' | 'returned',
        win: toAmount(ended.win + ended.returned),
        balance: balanceOf(player),
      }
    })
  }),
]

function end({ world, vendor }: Visit, bet: BetRow, choice: 'show' | 'pack'): BetRow {
  if (vendor.maintenance) return endBet(world, bet, { win: 0, returned: bet.stake })
  if (choice === 'pack') return endBet(world, bet, { win: bet.stake * PACK_RETURNS, detail: { choice } })
  const hands = handsOf(world, bet)
  const [win = 0] = shares(hands, bet.stake)
  return endBet(world, bet, { win, detail: { choice, hands } })
}
