import type { fairness } from '@understudy/contracts'
import { commitmentOf, type FairSeeds } from './fair.ts'

/** A draw or a round, and how it came about. */
export interface Drawn {
  game: fairness.FairGame
  seeds: FairSeeds
  /** The result as text; null for none, such as that of a draw that was voided. */
  outcome: string | null
  /** Whether a tester decided it. */
  decided: boolean
  /** Whether the result is out, so that the server seed may be shown. */
  isOut: boolean
}

/** Returns what anybody may know of a draw or a round. @param stage origin of the checking page */
export function fairView(stage: string, { game, seeds, outcome, decided, isOut }: Drawn): fairness.FairRound {
  const { serverSeed, clientSeed, nonce } = seeds
  const known = { game, commitment: commitmentOf(serverSeed), clientSeed, nonce }
  if (!isOut) return { ...known, serverSeed: null, outcome: null, decided: false, page: null }
  const inputs = { ...known, serverSeed, ...(outcome !== null && { outcome }), ...(decided && { decided: '1' }) }
  return { ...known, serverSeed, outcome, decided, page: `${stage}/fair#${new URLSearchParams(inputs)}` }
}
