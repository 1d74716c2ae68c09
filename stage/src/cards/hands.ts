import type { cards, control } from '@understudy/contracts'
import type { Chance } from '@understudy/platform/world/fair.ts'

const RANKS = 13
const ACE = 12

/** The house's share of the pot, the share of the ante returned to a player who packs, and the overall return. */
export const COMMISSION = 0.05
export const PACK_RETURNS = 0.1
export const RETURNS = 1 - COMMISSION

export interface Judged {
  rank: cards.HandRank
  /** The highest wins; equal ones share. */
  strength: number
}

const ORDER: readonly cards.HandRank[] = ['high', 'pair', 'colour', 'sequence', 'pure', 'trail']

/**
 * Ranks three cards: trail, pure sequence, sequence, colour, pair, high card; ace, two, three is the lowest sequence.
 */
export function judge(hand: readonly number[]): Judged {
  const [high = 0, middle = 0, low = 0] = hand.map((card) => card % RANKS).sort((a, b) => b - a)
  const oneSuit = new Set(hand.map((card) => Math.floor(card / RANKS))).size === 1
  const wheel = high === ACE && middle === 1 && low === 0
  const run = wheel || (high === middle + 1 && middle === low + 1)
  const rank = rankOf({ trail: high === low, run, oneSuit, pair: high === middle || middle === low })
  const kickers =
    rank === 'pair' ? [middle, middle, high === middle ? low : high] : wheel ? [1, 0, 0] : [high, middle, low]
  return { rank, strength: kickers.reduce((sum, kicker) => sum * RANKS + kicker, ORDER.indexOf(rank)) }
}

function rankOf({ trail, run, oneSuit, pair }: Record<'trail' | 'run' | 'oneSuit' | 'pair', boolean>): cards.HandRank {
  if (trail) return 'trail'
  if (run) return oneSuit ? 'pure' : 'sequence'
  return oneSuit ? 'colour' : pair ? 'pair' : 'high'
}

/** Deals hands of three from one pack; the player's first. */
export function deal(chance: Chance, seats: number, luck?: control.Luck): number[][] {
  const pack = Array.from({ length: 52 }, (_, card) => card)
  const draw = () => pack.splice(chance.below(pack.length), 1)[0] ?? 0
  // A big win is three of a rank, which only a higher trail beats.
  const trail = luck === 'big' ? [ACE, ACE + RANKS, ACE + 2 * RANKS] : undefined
  if (trail) for (const card of trail) pack.splice(pack.indexOf(card), 1)
  const hands = Array.from({ length: seats - (trail ? 1 : 0) }, () => [draw(), draw(), draw()])
  if (trail) return [trail, ...hands]
  if (luck === undefined) return hands
  const sorted = hands.sort((a, b) => judge(b).strength - judge(a).strength)
  return luck === 'win' ? sorted : sorted.reverse()
}

/** Returns what each seat gets of the pot, ten-thousandths: the best hands share it, less the commission. */
export function shares(hands: readonly (readonly number[])[], ante: number): number[] {
  const strengths = hands.map((hand) => judge(hand).strength)
  const best = Math.max(...strengths)
  const winners = strengths.filter((strength) => strength === best).length
  const pot = ante * hands.length
  const share = Math.floor((pot - pot * COMMISSION) / winners)
  return strengths.map((strength) => (strength === best ? share : 0))
}
