import type { LanguageCode, roundReplay } from '@understudy/contracts'
import type { Origins } from '@understudy/platform/binding/platform.ts'
import { type BetRow, betsRepository } from '@understudy/platform/features/bets/index.ts'
import { type GameRow, gamesRepository } from '@understudy/platform/features/games/index.ts'
import { areEqual, hmac } from '@understudy/platform/shared/digests.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { STAGED_GAMES } from '../games.ts'

/** A settled round that can be drawn again. */
export interface StoredRound {
  bet: BetRow
  game: GameRow
  picture: roundReplay.RoundPictures
}

/** Finds the round of a settled bet; undefined for an open bet and for one that stores no picture of its round. */
function storedRound(world: World, bet: BetRow): StoredRound | undefined {
  if (bet.status === 'open' || bet.status === 'stuck') return undefined
  const game = world.use(gamesRepository).byNode(String(bet.nodeId))
  if (!game) return undefined
  for (const { kinds, picture: pictureOf } of STAGED_GAMES) {
    const picture = kinds.includes(bet.gameType) ? pictureOf?.(bet, game) : undefined
    if (picture) return { bet, game, picture }
  }
  return undefined
}

/** Returns the address of a bet's replay; null if its round cannot be drawn again. */
export function replayAddress(world: World, bet: BetRow, origins: Origins, language: LanguageCode): string | null {
  if (!storedRound(world, bet)) return null
  const id = `${world.id}.${bet.id}.${signatureOf(world, bet.id)}`
  return `${origins.stage}/play/${id}/replay?language=${language}`
}

/** Finds the round of a replay's id; undefined if the signature is not ours, or the round cannot be drawn again. */
export function replayedRound(world: World, replayId: string): StoredRound | undefined {
  const [, id = '', signature = ''] = replayId.split('.')
  const expected = Buffer.from(signatureOf(world, Number(id)))
  const received = Buffer.from(signature)
  if (!areEqual(received, expected)) return undefined
  const bet = world.use(betsRepository).byId(Number(id))
  return bet && storedRound(world, bet)
}

/** Signs a bet's number with the world's key, in the form of a UUID, which logs mask as they mask other tickets. */
function signatureOf(world: World, betId: number): string {
  const hex = hmac(world.secret(), `round replay ${betId}`).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(12, 15)}`, `a${hex.slice(15, 18)}`, hex.slice(18, 30)].join(
    '-',
  )
}
