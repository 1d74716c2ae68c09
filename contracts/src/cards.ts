import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount } from './fields.ts'
import { BET_ERRORS, BetId, OPENING, OPENING_ERRORS, launchParams as params } from './play.ts'

/** Antes of the table, currency units. */
export const ANTES = [10, 20, 50, 100, 500] as const

/** A card, 0 to 51: suit × 13 + rank, the two lowest and the ace highest. */
export const Card = z.int().check(z.gte(0), z.lte(51))
export const HAND_RANKS = ['high', 'pair', 'colour', 'sequence', 'pure', 'trail'] as const
export const HandRank = z.enum(HAND_RANKS)
export type HandRank = (typeof HAND_RANKS)[number]

/** Seats at a table, including the player's. */
export const SEATS = 4

export const CardRound = z.object({
  roundId: BetId,
  ante: Amount,
  hand: z.array(Card),
  rank: HandRank,
})
export type CardRound = z.infer<typeof CardRound>

const Shown = z.object({ hand: z.array(Card), rank: HandRank, wins: z.boolean() })

export const cardsState = endpoint({
  name: 'cards.state',
  method: 'GET',
  path: '/play/:launchId/cards',
  access: 'guest',
  summary: 'Returns the card table, with the round that was left open.',
  params,
  reply: z.object({
    ...OPENING,
    antes: z.array(z.number()),
    /** Share of the pot kept by the house, 0 to 1. */
    commission: z.number(),
    /** Share of the ante returned to a player who packs, 0 to 1. */
    packReturns: z.number(),
    round: z.nullable(CardRound),
  }),
  errors: OPENING_ERRORS,
  origin: 'assumed',
})

export const openCards = endpoint({
  name: 'cards.open',
  method: 'POST',
  path: '/play/:launchId/cards',
  access: 'guest',
  summary: 'Pays the ante and deals; the round stays open until the player shows or packs.',
  params,
  body: z.strictObject({ roundId: BetId, ante: z.literal(ANTES) }),
  reply: z.object({ round: CardRound, balance: Amount }),
  errors: [...BET_ERRORS, 'game.round.open'],
  origin: 'assumed',
})

export const endCards = endpoint({
  name: 'cards.end',
  method: 'POST',
  path: '/play/:launchId/cards/end',
  access: 'guest',
  summary: 'Shows the hands or packs; repeating the call returns the same reply.',
  params,
  body: z.strictObject({ roundId: BetId, choice: z.enum(['show', 'pack']) }),
  reply: z.object({
    /** All hands, the player's first; those of bots stay hidden if the player packed. */
    hands: z.array(Shown),
    status: z.enum(['won', 'lost', 'returned']),
    win: Amount,
    balance: Amount,
  }),
  errors: [...OPENING_ERRORS, 'transaction.conflict'],
  origin: 'assumed',
})
