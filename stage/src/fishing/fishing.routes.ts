import { artUrl } from '@understudy/art'
import { fishing, platformError, type roundReplay, toAmount, toUnits } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import type { BetRow } from '@understudy/platform/features/bets/index.ts'
import { luckRepository } from '@understudy/platform/features/luck/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import * as z from 'zod/mini'
import { OwnRound, ownNumbers, playOwnRound } from '../fairness/own-rounds.ts'
import { betBefore, playRound } from '../vendor/bets.ts'
import { balanceAfter, bettor, opened, openingOf, type Player, type Visit } from '../vendor/opened-launch.ts'
import { CHANCES, decided, multipleOf, RETURNS, shoot, waveNow } from './fishing.ts'

const visit = (world: World, launchId: string): Visit => opened(world, launchId, ['FISH'])

/** Colour variants of the species, all different. */
const SHADES: Readonly<Record<fishing.Species, number>> = {
  crab: 1,
  koi: 4,
  puffer: 8,
  seahorse: 6,
  turtle: 5,
  octopus: 3,
  shark: 7,
}

/** Bet detail of the shots of one call. */
export const VolleyDetail = z.object({
  targets: z.array(fishing.Species),
  multiples: z.array(z.number()),
  /** Absent if the pond was empty. */
  fair: z.optional(OwnRound),
  /** Whether a tester decided the catch. */
  decided: z.optional(z.boolean()),
})
export type VolleyDetail = z.infer<typeof VolleyDetail>

/** Shoots the player's next volley. */
function shotsOf({ world, game }: Visit, { memberId }: Player, targets: readonly fishing.Species[]) {
  const luck = world.use(luckRepository).take(game)
  const fair = playOwnRound(world, memberId)
  return luck
    ? { multiples: decided(luck, targets), fair, decided: true }
    : { multiples: shoot(targets, ownNumbers(world, memberId, fair)), fair }
}

const speciesView = (name: fishing.Species) => ({
  name,
  multiple: multipleOf(name),
  picture: artUrl.symbol(name, SHADES[name]),
})

export function volleyPicture({
  stake,
  detail,
}: Pick<BetRow, 'stake' | 'detail'>): roundReplay.RoundPictures | undefined {
  const stored = z.safeParse(VolleyDetail, detail)
  if (!stored.success) return undefined
  const { targets, multiples } = stored.data
  const shot = stake / targets.length
  const wins = multiples.map((multiple) => toAmount(multiple * shot))
  return { game: 'fishing', species: fishing.SPECIES.map(speciesView), targets, wins }
}

export const fishingRoutes = [
  handle(fishing.fishingState, ({ world, params, origins }) => {
    const current = visit(world, params.launchId)
    return openingOf(current, origins.app, RETURNS, {
      costs: [...fishing.SHOT_COSTS],
      species: fishing.SPECIES.map((name) => ({ ...speciesView(name), perMille: CHANCES[name] / 10 })),
      ...waveNow(world),
    })
  }),

  handle(fishing.fishingShots, ({ world, params, body }) => {
    const current = visit(world, params.launchId)
    const player = bettor(current)
    const { batchId, targets, cost } = body
    const shot = toUnits(cost)
    const stake = shot * targets.length
    return world.transaction(() => {
      const wave = waveNow(world)
      const before = betBefore(current, player, { betId: batchId, stake })
      if (before && String((before.detail as VolleyDetail).targets) !== String(targets))
        throw platformError('transaction.conflict')
      const bet = before ?? volley()
      const { multiples } = bet.detail as VolleyDetail
      return {
        wins: multiples.map((multiple) => toAmount(multiple * shot)),
        win: toAmount(bet.win),
        returned: bet.status === 'returned',
        balance: balanceAfter(player, bet),
        ...wave,
      }

      function volley() {
        // The wave has ended, so the fish are gone: the shots are refunded.
        const empty = body.wave !== wave.wave || world.now() >= wave.emptyAt
        const shots = empty ? { multiples: targets.map(() => 0) } : shotsOf(current, player, targets)
        const { multiples } = shots
        const win = multiples.reduce((sum, multiple) => sum + multiple, 0) * shot
        const returned = empty ? stake : undefined
        const detail = { targets, ...shots }
        return playRound(current, player, { betId: batchId, stake, wagers: targets.length, win, returned, detail })
      }
    })
  }),
]
