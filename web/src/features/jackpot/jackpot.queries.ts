import { jackpot } from '@understudy/contracts/lobby'
import { useApiQuery } from '@/shared/api'

/** Poll interval of the pots, ms. */
const EVERY = 10_000

/** The pots, largest first, polled while visible. The platform computes them from the time, so they never shrink. */
export const usePots = ({ enabled = true, inSight = true }: { enabled?: boolean; inSight?: boolean } = {}) =>
  useApiQuery(jackpot, undefined, {
    enabled,
    refetchInterval: inSight && EVERY,
    staleTime: EVERY,
    select: (pots) => pots.toSorted((a, b) => b.amount - a.amount),
  })

export type VendorOf = (code: string) => { displayName: string; icon: string } | undefined
