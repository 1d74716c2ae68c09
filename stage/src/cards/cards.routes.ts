import { cards, platformError, toAmount, toUnits } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { type BetRow, betsRepository } from '@understudy/platform/features/bets/index.ts'
import { luckRepository } from '@understudy/platform/features/luck/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { playOwnRound } from '../fairness/own-rounds.ts'
import { betBefore, endBet, placeBet, refOf } from '../vendor/bets.ts'
import { balanceAfter, balanceOf, bettor, opened, openingOf, type Player, type Visit } from '../vendor/opened-launch.ts'
import { detailOf, handsOf, ownHand, shownHands } from './card-round.ts'
import { COMMISSION, judge, PACK_RETURNS, RETURNS, shares } from './hands.ts'

const visit = (world: World, launchId: string): Visit => opened(world, launchId, ['PVP'])

const roundView = (world: World, bet: BetRow): cards.CardRound => {
  const hand = ownHand(world, bet)
  return { roundId: detailOf(bet).roundId, ante: toAmount(bet.stake), hand, rank: judge(hand).rank }
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
      const { choice, hands = [ownHand(world, ended)] } = detailOf(ended)
      if (ended.status !== 'returned' && choice !== body.choice) throw platformError('transaction.conflict')
      return {
        hands: shownHands(hands),
        status: ended.status as 'won' | 'lost' | 'returned',
        win: toAmount(ended.win + ended.returned),
        balance: balanceAfter(player, ended),
      }
    })
  }),
]

function end({ world, vendor }: Visit, bet: BetRow, choice: 'show' | 'pack'): BetRow {
  const hands = handsOf(world, bet)
  const own = hands.slice(0, 1)
  if (vendor.maintenance) return endBet(world, bet, { win: 0, returned: bet.stake, detail: { hands: own } })
  if (choice === 'pack') return endBet(world, bet, { win: bet.stake * PACK_RETURNS, detail: { choice, hands: own } })
  const [win = 0] = shares(hands, bet.stake)
  return endBet(world, bet, { win, detail: { choice, hands } })
}
