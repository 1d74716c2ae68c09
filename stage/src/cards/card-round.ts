import { cards, control, play, type roundReplay } from '@understudy/contracts'
import type { BetRow } from '@understudy/platform/features/bets/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import * as z from 'zod/mini'
import { OwnRound, ownNumbers } from '../fairness/own-rounds.ts'
import { deal, judge } from './hands.ts'

/** Bet detail of a round. */
export const CardDetail = z
  .object({
    roundId: play.BetId,
    /** What its hands follow from; a round without it, such as a seeded one, has ended. */
    fair: z.optional(OwnRound),
    luck: z.optional(control.Luck),
    choice: z.optional(z.enum(['show', 'pack'])),
    /** Hands that were shown when it ended, the player's first; only that one unless all were shown. */
    hands: z.optional(z.array(z.array(cards.Card))),
  })
  .check(z.refine(({ fair, hands }) => fair !== undefined || hands !== undefined))
export type CardDetail = z.infer<typeof CardDetail>

export const detailOf = (bet: Pick<BetRow, 'detail'>) => bet.detail as CardDetail

/**
 * Derives the hands of a round from its seeds, which the player sees when it has ended. They are not stored while it is
 * open, so no record can reveal them.
 */
export function handsOf(world: World, bet: Pick<BetRow, 'memberId' | 'detail'>): number[][] {
  const { fair, luck, hands = [] } = detailOf(bet)
  if (!fair) return hands
  return deal(ownNumbers(world, bet.memberId, fair), cards.SEATS, luck)
}

/** Returns the player's hand, which the player sees from the beginning. */
export const ownHand = (world: World, bet: Pick<BetRow, 'memberId' | 'detail'>): number[] =>
  handsOf(world, bet)[0] ?? []

/** Ranks hands face up; a hand alone wins over nobody. */
export function shownHands(hands: readonly number[][]) {
  const best = Math.max(...hands.map((hand) => judge(hand).strength))
  return hands.map((hand) => {
    const { rank, strength } = judge(hand)
    return { hand, rank, wins: hands.length > 1 && strength === best }
  })
}

export function cardsPicture({ detail }: Pick<BetRow, 'detail'>): roundReplay.RoundPictures | undefined {
  const stored = z.safeParse(CardDetail, detail)
  if (!stored.success || !stored.data.hands) return undefined
  const { choice = null, hands } = stored.data
  return { game: 'cards', choice, hands: shownHands(hands) }
}
