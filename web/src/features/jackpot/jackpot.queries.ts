import { jackpot } from '@understudy/contracts/lobby'
import { useApiQuery } from '@/shared/api'

/** How often the pots are asked for, in ms. */
const EVERY = 10_000

/** The pots, the largest first. The platform computes them from the time, so the next answer is never smaller; out of sight nobody asks. */
export const usePots = ({ enabled = true, inSight = true }: { enabled?: boolean; inSight?: boolean } = {}) =>
  useApiQuery(jackpot, undefined, {
    enabled,
    refetchInterval: inSight && EVERY,
    staleTime: EVERY,
    select: (pots) => pots.toSorted((a, b) => b.amount - a.amount),
  })

export type VendorOf = (code: string) => { displayName: string; icon: string } | undefined
