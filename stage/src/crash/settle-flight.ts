import { play, type roundReplay } from '@understudy/contracts'
import { type BetRow, betsRepository } from '@understudy/platform/features/bets/index.ts'
import { vendorsRepository } from '@understudy/platform/features/games/index.ts'
import { luckRepository } from '@understudy/platform/features/luck/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import * as z from 'zod/mini'
import { endBet } from '../vendor/bets.ts'
import { type CrashGame, type Flight, flightNumbered, GROWTH, payout, timeTo } from './flights.ts'

/** Bet detail of a stake on a flight; multipliers in hundredths. */
export const CrashDetail = z.object({
  about: z.string(),
  betId: play.BetId,
  round: z.int(),
  /** Null for none. */
  autoCashOut: z.nullable(z.number()),
  /** The multiplier at which it was cashed out. */
  cashOut: z.optional(z.number()),
  /** The multiplier at which the flight crashed, told when the bet lost. */
  crash: z.optional(z.number()),
  /**
   * Where a tester decided that it crashes, null if it was called off. It is kept here because decisions themselves are
   * not kept for ever.
   */
  decidedCrash: z.optional(z.nullable(z.number())),
})
export type CrashDetail = z.infer<typeof CrashDetail>

/** A flight until its bet ended: where it crashed after a cash-out is not stored, so that no record can tell it early. */
export function flightPicture({ detail }: Pick<BetRow, 'detail'>): roundReplay.RoundPictures | undefined {
  const stored = z.safeParse(CrashDetail, detail)
  if (!stored.success) return undefined
  const { round, autoCashOut, cashOut = null, crash = null } = stored.data
  if (cashOut === null && crash === null) return undefined
  return { game: 'crash', round, growth: GROWTH, autoCashOut, cashOut, crash }
}

export const gameOf = (world: World, nodeId: number): CrashGame => ({
  seed: world.origin.seed,
  nodeId,
  decided: world.use(luckRepository).results(),
})

/** Returns when a bet ends by itself: at its automatic cash-out if the flight gets there, otherwise at the crash. */
export const endOf = ({ startsAt, crashAt, crash }: Flight, autoCashOut: number | null): number =>
  autoCashOut !== null && autoCashOut <= crash ? startsAt + timeTo(autoCashOut) : crashAt

/**
 * Settles a bet that was not cashed out by hand. A round called off, or a vendor in maintenance, refunds the stake.
 * @throws RangeError when the bet names no round
 */
export function settleCrash(world: World, bet: BetRow): void {
  const { about, round, autoCashOut } = bet.detail as CrashDetail
  const game = gameOf(world, bet.nodeId)
  const flight = flightNumbered(game, round)
  if (!flight) throw new RangeError(`No flight is numbered ${round}`)
  if (game.decided[about] === 'calledOff' || world.use(vendorsRepository).byCode(bet.vendor)?.maintenance)
    endBet(world, bet, { win: 0, returned: bet.stake, detail: decisionOn(game, bet) })
  else if (autoCashOut !== null && autoCashOut <= flight.crash) cashOut(world, bet, autoCashOut)
  else endBet(world, bet, { win: 0, detail: { crash: flight.crash, ...decisionOn(game, bet) } })
}

/** What a tester decided of a bet's flight, for its detail. */
export function decisionOn(game: CrashGame, bet: BetRow): Pick<CrashDetail, 'decidedCrash'> {
  const { about, round } = bet.detail as CrashDetail
  if (game.decided[about] === 'calledOff') return { decidedCrash: null }
  const flight = flightNumbered(game, round)
  return flight?.decided ? { decidedCrash: flight.crash } : {}
}

/** Pays a bet at a multiplier, hundredths, `at` a moment before its due time if it is cashed out by hand. */
export const cashOut = (world: World, bet: BetRow, multiplier: number, at?: number): BetRow =>
  endBet(world, bet, {
    win: payout(bet.stake, multiplier),
    detail: { cashOut: multiplier, ...decisionOn(gameOf(world, bet.nodeId), bet) },
    ...(at !== undefined && { at }),
  })

/** Whether anybody has a bet in flight on a round. */
export const hasBets = (world: World, about: string): boolean =>
  world
    .use(betsRepository)
    .waiting(['RNG'], 1000)
    .some(({ detail }) => (detail as CrashDetail).about === about)
